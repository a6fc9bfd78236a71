import type { Dish } from '../../kit/dish.ts';
import { measureStep } from '../../kit/measure-time.ts';
import { renderTemplate, type QuantityOf } from '../../kit/render-template.ts';
import { findStepTimes } from '../../recipe/find-step-times.ts';

/** The steps of a dish as they are printed, those left out that this variant has no use for. */
export function writeKitSteps({ compiled, items }: Dish, quantityOf: QuantityOf): readonly string[] {
  const written: string[] = [];
  let besideOther = false;
  for (const nodes of compiled.steps) {
    const text = renderTemplate(nodes, items, quantityOf);
    if (text === '') continue;
    const { minutes, marks } = measureStep(nodes, items);
    const timed = marks.has('ahead') ? text : sayMinutes(text, minutes, marks.has('bg'));
    written.push(besideOther && !marks.has('join') ? sayMeanwhile(timed) : timed);
    besideOther = marks.has('bg') && !SAYS_WHEN.test(text);
  }
  return written;
}

/** From here on a cook wants to know how long before she looks; below it "until" says enough. */
const WORTH_SAYING_MINUTES = 4;
/** "Leave to rest for 3 minutes" does not tell how long to sear: a step whose words name less than this share says the whole too. */
const SAID_SHARE = 0.6;

/** The step with the minutes it was written with, where its own words name none or only a part. */
function sayMinutes(text: string, minutes: number, runsBeside: boolean): string {
  const said = findStepTimes(text).reduce((sum, { seconds }) => sum + seconds / 60, 0);
  if (said >= SAID_SHARE * minutes || minutes - said < WORTH_SAYING_MINUTES) return text;
  // Pasta that boils beside the rest has its own time; bringing the water to a boil is nobody's step.
  if (said > 0 && runsBeside) return text;
  return said > 0 ? `${text} About ${minutes} minutes in all.` : `${text} About ${minutes} minutes.`;
}

/** Without the word a reader stands waiting at the pot that was put on to cook by itself. */
const sayMeanwhile = (text: string): string => (SAYS_WHEN.test(text) ? text : `Meanwhile, ${text.charAt(0).toLowerCase()}${text.slice(1)}`);

/** Says itself how it stands to the step before, or takes up what that one made. */
const SAYS_WHEN = /\bmeanwhile\b|^(?:while|when|once|after|drain|fluff|serve)\b/i;
