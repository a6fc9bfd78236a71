import type { DishSubject } from './dish-picture.ts';

const GRAIN = /(^|-)rice(-cooked)?$|quinoa|couscous|bulgur|farro|freekeh|barley|millet|buckwheat|polenta|grits|^poha$|^orzo$/;
const NOODLE = /noodle|spaghetti|linguine|fettuccine|tagliatelle|vermicelli|^udon|^soba|ramen/;
/** Tubes, shells and what is named by its flour alone. */
const SHORT_PASTA = /penne|rigatoni|macaroni|fusilli|ziti|rotini|(^|-)pasta$/;

/** Cauliflower cut as rice is not taken for it. */
export const isGrain = (id: string): boolean => GRAIN.test(id) && !/^(cauliflower|puffed)/.test(id);

export const isNoodle = (id: string): boolean => NOODLE.test(id) && !id.startsWith('lasagna');

/** What a dish lies on or stands beside, as it is served. */
export const findGrain = ({ foods }: DishSubject): string | undefined => foods.find(({ id }) => isGrain(id))?.id;

export const findNoodles = ({ foods }: DishSubject): string | undefined => foods.find(({ id }) => isNoodle(id))?.id;

/** Pasta of a short cut, unless the title knows it to be strands: "whole-wheat spaghetti" is `whole-wheat-pasta`. */
export const isShortPasta = ({ foods, title }: DishSubject): boolean =>
  foods.some(({ id }) => SHORT_PASTA.test(id)) && !/spaghetti|linguine|fettuc|tagliat|noodle|vermicelli|zoodle/i.test(title);

/** Toast that swims on its soup under cheese, and so does not lie beside it. */
export const CHEESE_TOAST = /onion soup|(cheddar|gruy[eè]re|cheese|mozzarella|parmesan) toasts?/i;

/** Served beside a bowl and not in it. */
export const findBread = ({ title, foods }: DishSubject): { readonly id: string; readonly isFlat: boolean } | undefined => {
  const bread = foods.find(({ id, kind }) => kind === 'bread' && !/crumbs|cracker|crispbread|phyllo|pastry|panko/.test(id));
  if (CHEESE_TOAST.test(title)) return undefined;
  return bread && { id: bread.id, isFlat: /pita|naan|chapati|tortilla|roti|injera/.test(bread.id) };
};
