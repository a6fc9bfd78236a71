import { joinAnd, joinOr } from '../../base/say.ts';
import type { WeekdayName } from '../../calendar/weekday.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';
import type { PlanRules } from '../frame/plan-rules.ts';

/** What was planned: of a week one meal is enough for most wishes. Or the weekday of which something was wished. */
export type Span = 'this day' | 'these days' | Capitalize<WeekdayName>;
/** What stood in a wish's way: nobody without rules is told of any. */
type Fits = 'fits your rules' | `fits ${Span}`;

export const sayFits = ({ rules, exclusions }: Pick<PlanRules, 'rules' | 'exclusions'>, span: Span = 'this day'): Fits =>
  exclusions.length > 0 || rules.some((rule) => rule.type !== 'diet' || rule.diet !== 'standard') ? 'fits your rules' : `fits ${span}`;

/** What a day says of a wish it does not serve. Shown beside what was asked for, as a plan's other notes are not. */
export const UNSERVED = {
  repair: (typed: string, read: string) => `Read "${typed}" as ${read}.`,
  food: (words: string, fits: Fits) => `No dish with ${words} ${fits}.`,
  /** Of what is on the day, and at none of the meals that it was wished of. */
  elsewhere: (words: string, { wished, found }: { readonly wished: readonly string[]; readonly found: readonly string[] }, fits: Fits) =>
    `No ${joinOr(wished)} with ${words} ${fits}, but ${joinAnd(found)} ${found.length === 1 ? 'has' : 'have'} ${words}.`,
  /** Of what was to be at so many meals, where it is at others than so many. */
  times: (words: string, { asked, found }: { readonly asked: number; readonly found: number }, span: Span) =>
    `Asked for ${words} ${asked === 2 ? 'twice' : `${asked} times`}: ${found === 1 ? '1 meal' : `${found} meals`} of ${span} ${found === 1 ? 'has' : 'have'} it.`,
  /** Of a figure of the day that is no target of the solver. */
  figure: (what: string, { wanted, has }: { readonly wanted: string; readonly has: string }) =>
    `Asked for ${wanted} of ${what}: this day has ${has}.`,
  /** Of what "no milk" does not reach. */
  milky: (kept: string, count: number) => `${kept} ${count === 1 ? 'is' : 'are'} not left out: say "no dairy" for that.`,
  /** Of a dish asked for by name: what was served in its place. */
  unwritten: (words: string, nearest: string) => `No ${words} yet; the nearest is ${nearest}.`,
  forbidden: (words: string, nearest: string, fits: Fits) => `No ${words} ${fits}; the nearest is ${nearest}.`,
  unfit: (words: string, span: Span = 'this day') => `No ${words} fits ${span}.`,
  /** Of snacks beyond the first: no dish comes twice a day. */
  snacks: (count: number, fits: Fits) => `No other snack ${fits}, so the day has ${count === 1 ? 'one' : count} fewer.`,
  way: (slot: MealSlot, way: string, fits: Fits) => `No ${way} ${slot} ${fits}, so this one is not.`,
  dish: (word: string, span: Span = 'this day') => `Larder knows no dish for "${word.replaceAll('-', ' ')}" that fits ${span}.`,
  slow: (words: string, { most, minutes }: { readonly most: number; readonly minutes: number }) =>
    `Every dish for "${words.replaceAll('-', ' ')}" that fits takes longer than ${most} minutes: the quickest takes ${minutes}.`,
  /** Of a pot that was asked for: a dish that is written for another one, and the only meals that are made in it. */
  tip: (title: string, tool: string) =>
    `${title} is written for another pot: its tips say how ${tool.startsWith('air') ? 'an' : 'a'} ${tool} makes it.`,
  tool: (meals: string, tool: string) => `Only ${meals} of this day can be made in ${tool.startsWith('air') ? 'an' : 'a'} ${tool}.`,
  cuisine: (cuisines: string, fits: Fits) => `No ${cuisines} dish ${fits}, so the dishes of this day come from elsewhere.`,
  cuisineOfMeal: (cuisines: string, slot: MealSlot, fits: Fits) => `No ${cuisines} ${slot} ${fits}, so this one comes from elsewhere.`,
  avoided: (slot: MealSlot, what: string, fits: Fits) => `No ${slot} without ${what} ${fits}.`,
  /** Of a meal that the day was to be made around: what is asked for now, or a rule that is newer, leaves it out. */
  kept: (title: string, meal: string) => `${title} was kept, but your words or rules leave it out now, so ${meal} is new.`,
  time: (slot: MealSlot, most: number, minutes: number) => `No ${slot} that fits takes ${most} minutes or less; this one takes ${minutes}.`,
} as const;

/** Plans keep their notes as sentences; those above, and what was remarked on reading the words, are told from the others by how they begin. */
export const isUnservedWish = (note: string): boolean =>
  /^(?:No .+ (?:fits your rules|fits this day|yet; the nearest is|that fits takes)|Every dish for .+ takes longer than |Larder (?:knows no|does not know|does not plan|does not choose|gives no) |.+ is left out: it does not fit |.+ (?:is|are) not left out: say |.+ was kept, but your words or rules leave it out now|Read ".+" as |.+ is written for another pot: |Only .+ of this day can be made in |Asked for .+ (?:twice|times|of fiber|of sodium): |This is one day of the |(?:You did not say how many eat|How many eat was not said)|A day here has |(?:Whole30|Pegan|Passover) is planned )/.test(
    note,
  );
