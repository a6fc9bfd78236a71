import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';

/** The day it is in UTC: where the person is, their browser alone knows, and moves the first day where that is another. */
export const toPlainDate = (now: Date): PlainDate => now.toISOString().slice(0, 10) as PlainDate;
