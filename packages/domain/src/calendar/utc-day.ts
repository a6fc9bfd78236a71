import { addDays, type PlainDate } from './plain-date.ts';

/** The day it is in UTC: where the person is, their browser alone knows, and moves the first day where that is another. */
export const toPlainDate = (now: Date): PlainDate => now.toISOString().slice(0, 10) as PlainDate;

/** The day before: it still is that one somewhere, and tonight's dinner there is still to come. */
export const firstDayToCome = (now: Date): PlainDate => addDays(toPlainDate(now), -1);
