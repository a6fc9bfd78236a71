import { joinAnd } from '@larder/domain/base/say.ts';

/** What can be done about meals that have no pot. */
const cookThen = (meals: readonly string[]): string =>
  `You can then cook ${meals.length === 1 ? 'it on its own day' : 'them on their own days'}, from the calendar.`;

/** What is eaten of a pot beside the days of the calendar itself: of a plan, a dish, or a week that is to come. */
export const POT_TEXTS = {
  leftoversOf: (meals: readonly string[], cook: 'plan' | 'dish') =>
    `${joinAnd(meals)} ${meals.length === 1 ? 'is' : 'are'} leftovers of ${cook === 'plan' ? 'what it cooks' : 'this dish'}.`,
  leftWithout: (meals: readonly string[]) =>
    `With yours kept, ${joinAnd(meals)} ${meals.length === 1 ? 'has' : 'have'} no pot to be left of. ${cookThen(meals)}`,
  tooLate: (meals: readonly string[]) =>
    `${joinAnd(meals)} ${meals.length === 1 ? 'is' : 'are'} leftovers of a pot that would not keep until then. The pot is then cooked without ${
      meals.length === 1 ? 'it' : 'them'
    }. ${cookThen(meals)}`,
  uneaten: (meals: readonly string[]) => `Nothing of this is left for ${joinAnd(meals)} any more, so you can cook that much less.`,
  cookOn: (day: string) => `Cook It on ${day}`,
} as const;
