import type { Food } from '../food/food.ts';

/** Under what a person files a main: steak and mince are both beef, canned and dried white beans the same beans. */
export function nameMainProtein({ kind, names, per100g }: Food): string {
  const noun = names.noun.toLowerCase();
  switch (kind) {
    case 'beef':
    case 'game':
      return 'beef';
    case 'lamb':
    case 'pork':
    case 'egg':
      return kind;
    case 'poultry':
      return noun.includes('turkey') ? 'turkey' : noun.includes('duck') ? 'duck' : 'chicken';
    case 'fish':
      return per100g.fat < LEAN_FISH_FAT && !noun.includes('tuna') ? 'white fish' : withoutState(noun);
    case 'soy':
    case 'legume':
      return withoutState(noun)
        .replace(LOOK_ALIKES, 'white bean')
        .replace(/^.*tofu$/, 'tofu')
        .replace(/^.*lentil$/, 'lentil');
    default:
      return names.noun;
  }
}

/** Grams per 100 g. SR28: cod 0.7, tilapia 1.7, halibut 1.3; trout 6, salmon 13. */
const LEAN_FISH_FAT = 3;
const LOOK_ALIKES = /^(?:navy|great northern|cannellini|butter|lima) bean$/;

const withoutState = (noun: string): string =>
  noun.replaceAll(/\b(?:no-salt-added|low-sodium|canned|dried|cooked|smoked|hot-smoked|frozen|fresh)\s+/g, '');
