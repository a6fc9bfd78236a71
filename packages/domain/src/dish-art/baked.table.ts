import type { DishForm } from '../kit/kit.ts';

/** What is baked as one thing, whatever it is made of: as which form it is drawn, and under which title (`find-made`). */
export const BAKED = {
  cookies: { form: 'bites', title: 'Cookies' },
  muffins: { form: 'muffins', title: 'Muffins' },
  brownies: { form: 'bites', title: 'Brownies' },
  bars: { form: 'bites', title: 'Oat bars' },
  cake: { form: 'bake', title: 'Loaf cake' },
  bread: { form: 'bake', title: 'Loaf of bread' },
} as const satisfies Readonly<Record<string, { readonly form: DishForm; readonly title: string }>>;

export type Baked = keyof typeof BAKED;
