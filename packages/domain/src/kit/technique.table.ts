/** How one food is cooked on its own: the sentences of `{part:start}` and `{part:finish}`. */
export type Technique = {
  /** `{x}` is the food's name, `{x*2}` the water for it. */
  readonly start: string;
  readonly minutes: number;
  /** What is done just before serving; empty when nothing is. */
  readonly finish: string;
  /** A pan needs as much water as this however little is in it, or it boils dry before that is done. */
  readonly leastCups?: number;
};

const simmer = (water: number, minutes: number, rest: number): Technique => ({
  start: `Rinse the {x} and put in a saucepan with {x*${water}} of water. Bring to a boil, cover and simmer gently for ${minutes} minutes, then leave covered off the heat for ${rest} minutes.`,
  minutes: minutes + rest + 3,
  finish: 'Fluff the {x} with a fork.',
  leastCups: minutes < LONG_MINUTES ? 1 / 2 : 2 / 3,
});

const LONG_MINUTES = 30;

const pasta = (minutes: number): Technique => ({
  start: `Bring a large pot of water to a boil and cook the {x} for about ${minutes} minutes, until just tender.`,
  minutes: minutes + 5,
  finish: 'Drain the {x}.',
});

const soak = (minutes: number): Technique => ({
  start: `Cover the {x} with boiling water and leave for about ${minutes} minutes, until tender.`,
  minutes: minutes + 3,
  finish: 'Drain the {x} and rinse briefly, so that they do not stick.',
});

const steamDry = (water: number, minutes: number): Technique => ({
  start: `Pour {x*${water}} of boiling water over the {x}, cover and leave for ${minutes} minutes.`,
  minutes: minutes + 2,
  finish: 'Fluff the {x} with a fork.',
});

const warm = (minutes: number): Technique => ({
  start: 'Warm the {x} in a dry skillet, turning once.',
  minutes,
  finish: '',
});

const boilRoots = (minutes: number): Technique => ({
  start: `Cut the {x} into bite-size pieces, cover with cold water in a saucepan, bring to a boil and simmer for about ${minutes} minutes, until a knife slides in.`,
  minutes: minutes + 5,
  finish: 'Drain the {x} and let the steam escape.',
});

const boilPeeled = (minutes: number): Technique => ({
  start: `Peel the {x}, cut into bite-size pieces, cover with cold water in a saucepan, bring to a boil and simmer for about ${minutes} minutes, until a knife slides in.`,
  minutes: minutes + 6,
  finish: 'Drain the {x} and let the steam escape.',
});

const reheat: Technique = { start: 'Warm the {x} with a splash of water, covered, until steaming.', minutes: 4, finish: '' };

const drainOnly: Technique = { start: 'Drain and rinse the {x}.', minutes: 1, finish: '' };

/**
 * Water by volume and minutes for one food on its own, keyed by food id. Ratios and times are those usual on packets of
 * these foods (US long-grain rice 1:2 and 15 minutes, brown rice 1:2.25 and 40, quinoa 1:2 and 15, couscous 1:1 off the heat).
 */
export const TECHNIQUES: Readonly<Record<string, Technique>> = {
  'white-rice': simmer(2, 15, 5),
  'basmati-rice': simmer(1.75, 12, 5),
  'jasmine-rice': simmer(1.5, 12, 8),
  'parboiled-rice': simmer(2, 18, 5),
  'instant-rice': steamDry(1, 5),
  'sticky-rice': simmer(1.5, 15, 10),
  'sushi-rice': simmer(1.25, 12, 10),
  'brown-rice': simmer(2.25, 40, 5),
  'short-grain-brown-rice': simmer(2, 40, 5),
  'black-rice': simmer(2, 30, 5),
  'wild-rice': simmer(3, 45, 5),
  quinoa: simmer(2, 15, 5),
  millet: simmer(2, 15, 8),
  buckwheat: simmer(2, 12, 5),
  amaranth: simmer(2.5, 20, 5),
  teff: simmer(3, 18, 5),
  sorghum: simmer(3, 50, 5),
  farro: simmer(3, 25, 2),
  spelt: simmer(3, 45, 2),
  kamut: simmer(3, 45, 2),
  'wheat-berries': simmer(3, 45, 2),
  barley: simmer(3, 30, 5),
  'hulled-barley': simmer(3, 45, 5),
  freekeh: simmer(2.5, 20, 5),
  'pearl-couscous': simmer(1.5, 9, 3),
  couscous: steamDry(1, 5),
  'whole-wheat-couscous': steamDry(1.25, 6),
  bulgur: steamDry(2, 15),
  polenta: {
    start: 'Bring {x*4} of water to a boil in a saucepan, whisk in the {x} and stir over low heat until thick and smooth.',
    minutes: 20,
    finish: '',
  },
  spaghetti: pasta(10),
  penne: pasta(11),
  fusilli: pasta(10),
  macaroni: pasta(9),
  linguine: pasta(10),
  orzo: pasta(9),
  'lasagna-noodles': pasta(9),
  'whole-wheat-pasta': pasta(10),
  'gluten-free-pasta': pasta(10),
  'chickpea-pasta': pasta(8),
  'lentil-pasta': pasta(8),
  'fresh-pasta': pasta(3),
  'cheese-tortellini': pasta(7),
  gnocchi: pasta(3),
  'egg-noodles': pasta(7),
  'chow-mein-noodles': pasta(4),
  soba: pasta(5),
  somen: pasta(3),
  udon: pasta(8),
  'udon-fresh': pasta(3),
  'ramen-noodles': pasta(4),
  'rice-noodles': soak(8),
  'rice-vermicelli': soak(5),
  'glass-noodles': soak(8),
  'shirataki-noodles': {
    start: 'Drain and rinse the {x} well, then dry-fry in a hot skillet until they squeak.',
    minutes: 5,
    finish: '',
  },
  'zucchini-noodles': { start: 'Toss the {x} in a hot skillet until just bent.', minutes: 3, finish: '' },
  'cauliflower-rice': { start: 'Stir the {x} in a hot skillet until steaming and just tender.', minutes: 6, finish: '' },
  potato: boilRoots(14),
  'russet-potato': boilRoots(14),
  'red-potato': boilRoots(14),
  'baby-potatoes': {
    start: 'Cover the {x} with cold water in a saucepan, bring to a boil and simmer for about 15 minutes, until a knife slides in.',
    minutes: 20,
    finish: 'Drain the {x} and let the steam escape.',
  },
  'sweet-potato': boilPeeled(12),
  yam: boilPeeled(15),
  cassava: boilPeeled(25),
  taro: boilPeeled(15),
  plantain: boilPeeled(15),
  parsnip: boilPeeled(12),
  naan: warm(3),
  'whole-wheat-naan': warm(3),
  chapati: warm(3),
  pita: warm(3),
  'whole-wheat-pita': warm(3),
  'corn-tortilla': warm(3),
  'flour-tortilla': warm(3),
  'whole-wheat-tortilla': warm(3),
  'low-carb-tortilla': warm(3),
  'white-rice-cooked': reheat,
  'brown-rice-cooked': reheat,
  'quinoa-cooked': reheat,
  'chickpeas-canned': drainOnly,
  'black-beans-canned': drainOnly,
  'kidney-beans-canned': drainOnly,
  'black-beans-no-salt': drainOnly,
  'chickpeas-no-salt': drainOnly,
  'kidney-beans-no-salt': drainOnly,
  'pinto-beans-no-salt': drainOnly,
  'great-northern-beans-canned': drainOnly,
  'navy-beans-canned': drainOnly,
  'butter-beans-canned': drainOnly,
  'borlotti-beans-canned': drainOnly,
  'mixed-beans-canned': drainOnly,
  'white-beans-canned': drainOnly,
  'pinto-beans-canned': drainOnly,
  'lentils-canned': drainOnly,
  lentils: {
    start: 'Rinse the {x}, put in a saucepan with {x*3} of water, bring to a boil and simmer until tender but whole.',
    minutes: 28,
    finish: 'Drain the {x}.',
  },
  'black-lentils': {
    start: 'Rinse the {x}, put in a saucepan with {x*3} of water, bring to a boil and simmer until tender but whole.',
    minutes: 28,
    finish: 'Drain the {x}.',
  },
  'red-lentils': {
    start: 'Rinse the {x}, add {x*3} of water, bring to a boil and simmer, stirring now and then, until they collapse.',
    minutes: 20,
    finish: '',
  },
  egg: {
    start: 'Lower the {x} into a saucepan of boiling water and boil for 10 minutes, then cool under cold water.',
    minutes: 13,
    finish: 'Peel the {x}.',
  },
};
