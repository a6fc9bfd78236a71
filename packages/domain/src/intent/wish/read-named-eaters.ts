import { capitalize } from '../../base/say.ts';
import { kindOfAge, MOST_PEOPLE } from '../../eater/eater-kind.ts';
import type { NumberReading } from '../figure/number-reading.ts';
import { feedsKidsAlone } from '../figure/read-people.ts';
import { readNumbers } from '../figure/read-numbers.ts';
import type { NamedEater } from '../intent.ts';
import type { Item } from '../language/read-items.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import { figuresOf, readEach } from './own-figures.ts';
import { type NamedReading, NOBODY, readCountedEaters, YOU } from './read-counted-eaters.ts';
import type { Diet } from '../../diet/diet.ts';
import { dietsOf, dietsOfAll, type Said, tellApart } from './tell-apart.ts';

/**
 * The table that a sentence names: "my husband eats 2800 and I eat 1600", "me 1800, my wife 1500 vegetarian, two kids". Only
 * figures and diets are told apart. What anybody refuses or is allergic to stays everybody's, since they eat from one pot.
 */
export function readNamedEaters(items: readonly Item[], numbers: NumberReading): NamedReading {
  const mentions = findMentions(items);
  if (mentions.every(({ isYou }) => isYou)) return readCountedEaters(items, numbers);
  const people = listPeople(mentions);
  const said = tellApart(items, mentions);
  const others = people.filter(({ isYou }) => !isYou);
  const hasOwn = others.some(({ places }) =>
    places.some((at) => (said.get(at)?.figures.length ?? 0) + (said.get(at)?.diets.length ?? 0) > 0),
  );
  // "My sister dropped off marrows, and I live alone".
  if (numbers.people === 1 && others.every(({ mention }) => mention.kind === 'adult')) return NOBODY;
  const isCounted = (numbers.people ?? 1) > 1 && !feedsKidsAlone(items);
  const isListed = others.some(({ mention }) => mention.isCompany) || (isCounted && others.some(({ mention }) => mention.kind !== 'adult'));
  if (!(hasOwn && (isCounted || isTable(items, people))) && !isListed && !tellsAges(people, said)) return readCountedEaters(items, numbers);
  const used = new Set<number>();
  const ofAll = dietsOfAll(items, said);
  const eaters = people.flatMap((person) => nameEaters(person, { items, said, ofAll, used }));
  const you = eaters.find(({ isYou }) => isYou) ?? YOU;
  const each = readEach(items);
  const told = eaters
    .filter((eater) => eater !== you)
    .map((eater) => (eater.kind === 'adult' ? { ...eater, figures: eater.figures ?? each } : eater));
  return { eaters: [you, ...told].slice(0, MOST_PEOPLE), used };
}

type Person = { readonly mention: Mention; readonly isYou: boolean; readonly name: string; readonly places: readonly number[] };

/** More than one eats: whoever asks is one of them, or several are named. */
const isTable = (items: readonly Item[], people: readonly Person[]): boolean =>
  people.some(({ isYou }) => isYou) || people.length > 1 || items.some(({ words }) => TOGETHER.test(words));

/** "Me 1500 and my kids 6 and 9". Who is under four is seated whatever is said of others: what may choke them stays off every plate. */
const tellsAges = (people: readonly Person[], said: ReadonlyMap<number, Said>): boolean => {
  const ages = people.flatMap(({ mention, isYou }) => (isYou ? [] : mention.ages));
  return (
    ages.some((age) => age < CHOKES_BELOW) ||
    (ages.length > 0 && people.some(({ isYou, places }) => isYou && places.some((at) => (said.get(at)?.figures.length ?? 0) > 0)))
  );
};
/** Years. */
const CHOKES_BELOW = 4;

const TOGETHER = /^(?:us|we|our|ours|both|together|family|couple)$/u;

/**
 * The same person named twice is one. Of "dad 2500, mom 1800" the first is taken for whoever asks: it is one of them, and no
 * other figure is theirs.
 */
function listPeople(mentions: readonly Mention[]): readonly Person[] {
  const people: Person[] = [];
  mentions.forEach((mention, at) => {
    const isPronoun = PRONOUN.test(mention.noun);
    const same = people.findLastIndex((one) =>
      mention.isYou
        ? one.isYou
        : isPronoun
          ? one.mention.kind === 'adult' && one.mention.count === 1 && !one.isYou
          : isSame(one.mention, mention),
    );
    const known = people[same];
    if (known) people[same] = { ...known, places: [...known.places, at] };
    else people.push({ mention, isYou: mention.isYou, name: capitalize(isPronoun ? 'partner' : mention.noun), places: [at] });
  });
  const grown = people.filter(({ mention }) => mention.kind === 'adult');
  const isYouNamed = people.some(({ isYou, mention }) => isYou || (mention.kind === 'adult' && mention.isOwn));
  if (isYouNamed || grown.reduce((sum, { mention }) => sum + mention.count, 0) < 2) return people;
  const [first] = grown;
  const { mention } = first!;
  if (mention.count > 1) return people.map((one) => (one === first ? { ...one, mention: { ...mention, count: mention.count - 1 } } : one));
  return people.map((one) => (one === first ? { ...one, isYou: true } : one));
}

const PRONOUN = /^(?:he|she|him)$/u;

const isSame = (one: Mention, other: Mention): boolean =>
  !one.isYou && one.noun === other.noun && one.count === other.count && one.ages.join() === other.ages.join();

type Telling = {
  readonly items: readonly Item[];
  readonly said: ReadonlyMap<number, Said>;
  readonly ofAll: ReadonlySet<Diet>;
  readonly used: Set<number>;
};

function nameEaters({ mention, isYou, name, places }: Person, { items, said, ofAll, used }: Telling): readonly NamedEater[] {
  const own = places.flatMap((at) => said.get(at) ?? []);
  const diets = [...new Set(own.flatMap((one) => one.diets.flatMap((at) => dietsOf(items[at]!))))].filter((diet) => !ofAll.has(diet));
  if (isYou) return [{ name, isYou, kind: 'adult', ageYears: null, diets, figures: null }];
  const indexes = own.flatMap(({ figures }) => figures);
  const reading = readNumbers(indexes.map((at) => items[at]!));
  for (const at of indexes) used.add(at);
  // An age says nothing of whoever asks, unless weight is to be lost at it.
  if (!own.some(({ keepsAge }) => keepsAge)) for (let at = mention.from; at <= mention.to; at++) if (at !== mention.at) used.add(at);
  if (items[mention.at]!.unknown || mention.isCompany) used.add(mention.at);
  return Array.from({ length: mention.count }, (_, at): NamedEater => {
    const ageYears = mention.ages[at] ?? null;
    return {
      name: mention.count > 1 ? `${name} ${at + 1}` : name,
      isYou,
      ...(mention.isCompany && { isCalled: true as const }),
      kind: ageYears === null ? mention.kind : kindOfAge(ageYears),
      ageYears,
      diets,
      figures: indexes.length > 0 ? figuresOf(reading) : null,
    };
  });
}
