import type { DishSubject } from './dish-picture.ts';

const GRAIN = /(^|-)rice(-cooked)?$|quinoa|couscous|bulgur|farro|freekeh|barley|millet|buckwheat|polenta|grits|^orzo$/;
const NOODLE = /noodle|spaghetti|linguine|fettuccine|tagliatelle|vermicelli|^udon|^soba|ramen/;

/** What a dish lies on or stands beside, as it is served. Cauliflower cut as rice is not taken for it. */
export const findGrain = ({ foods }: DishSubject): string | undefined =>
  foods.find(({ id }) => GRAIN.test(id) && !/^(cauliflower|puffed)/.test(id))?.id;

export const findNoodles = ({ foods }: DishSubject): string | undefined => foods.find(({ id }) => NOODLE.test(id))?.id;

/** Served beside a bowl and not in it. */
export const findBread = ({ foods }: DishSubject): { readonly id: string; readonly isFlat: boolean } | undefined => {
  const bread = foods.find(({ id, kind }) => kind === 'bread' && !/crumbs|cracker|crispbread|phyllo/.test(id));
  return bread && { id: bread.id, isFlat: /pita|naan|chapati|tortilla|roti|injera/.test(bread.id) };
};
