/**
 * Minutes of a stated time: ISO 8601 as pages write it ("PT1H30M", "P0DT0H75M", "PT90M", "PT1.5H"), a bare number of
 * minutes, or words ("1 hr 30 mins", "1 Std. 15 Min.", "1 h 10"). Null for nothing, for zero and for what is no time.
 */
export function readMinutes(value: unknown): number | null {
  if (typeof value === 'number') return keep(value);
  if (typeof value !== 'string') return null;
  const text = value.slice(0, LONGEST).trim().toLowerCase();
  const minutes = readIso(text) ?? readClock(text) ?? readWords(text);
  return minutes === null ? null : keep(minutes);
}

const LONGEST = 200;

/** A month: what takes longer was meant otherwise. */
const MOST_MINUTES = 45_000;

const keep = (minutes: number): number | null =>
  Number.isFinite(minutes) && minutes > 0 && minutes <= MOST_MINUTES ? Math.max(1, Math.round(minutes)) : null;

const ISO =
  /^p(?:(\d+(?:[.,]\d+)?)y)?(?:(\d+(?:[.,]\d+)?)m)?(?:(\d+(?:[.,]\d+)?)w)?(?:(\d+(?:[.,]\d+)?)d)?(?:t?(?:(\d+(?:[.,]\d+)?)h)?(?:(\d+(?:[.,]\d+)?)m)?(?:(\d+(?:[.,]\d+)?)s)?)?$/;

function readIso(text: string): number | null {
  const found = ISO.exec(text.replaceAll(/\s+/g, ''));
  if (!found || !/\d/.test(text)) return null;
  const [, , , weeks, days, hours, minutes, seconds] = found.map((part) => Number((part ?? '0').replace(',', '.')));
  return (weeks || 0) * 10_080 + (days || 0) * 1_440 + (hours || 0) * 60 + (minutes || 0) + (seconds || 0) / 60;
}

/** "1:30" and "01:30:00" are hours and minutes. */
function readClock(text: string): number | null {
  const found = /^(\d{1,2}):(\d{2})(?::\d{2})?(?: ?(?:h|hrs?|hours?))?$/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

const HOURS = String.raw`h|hrs?|hours?|std|stunden?|heures?|horas?|ore|ora|uur|uren|u|timer?|timmar|timme|tim|t|godz|godzin[ay]?|óra|óráig|hod|hodin[ay]?|saat|tuntia?|tunti|час(?:а|ов)?|ч|時間|小时|小時`;
const MINUTES = String.raw`m|mn|mins?|minutes?|minuten?|minuti|minuto|minutos|minuut|minuter?|minutter|minuta|minuty|minút[ay]?|minut|min|perce?c?|perc|мин(?:ут[аы]?)?|dk|dakika|minuuttia?|分(?:鐘|钟)?|′|'`;
const DAYS = String.raw`d|days?|tage?|jours?|días?|dias?|giorn[io]|dagen|dag|dagar|dni|dzień|nap|dn[yíů]`;
const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?(?:\s?[½¼¾])?|[½¼¾]|\d{1,2}\s+\d\/\d|\d\/\d)`;
const PIECE = new RegExp(`${NUMBER}\\s*-?\\s*(?:(${DAYS})|(${HOURS})|(${MINUTES}))(?![\\p{L}])\\.?`, 'gu');

function readWords(text: string): number | null {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  // Of "20-25 minutes" the longer counts.
  const longest = text.replaceAll(/\d{1,3}\s?(?:[-–—]|to|bis|à|a)\s?(?=\d{1,3}\s*[\p{L}])/gu, '');
  let sum = 0;
  let hours = false;
  let end = 0;
  let unit = Number.POSITIVE_INFINITY;
  for (const found of longest.matchAll(PIECE)) {
    const minutes = found[2] ? 1_440 : found[3] ? 60 : 1;
    // "8 hours on low or 4 hours on high" are two times, of which the first is taken.
    if (minutes >= unit) break;
    unit = minutes;
    sum += readNumber(found[1]!) * minutes;
    hours = found[3] !== undefined;
    end = found.index + found[0].length;
  }
  // "1 h 30"
  const rest = hours ? /^\s*(?:and |und |et |y |e )?(\d{1,2})\s*$/.exec(longest.slice(end)) : null;
  return sum > 0 ? sum + Number(rest?.[1] ?? 0) : null;
}

const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function readNumber(text: string): number {
  const sign = SIGNS[text.at(-1)!];
  if (sign !== undefined) return sign + Number(text.slice(0, -1).trim().replace(',', '.') || 0);
  const [whole, fraction] = text.includes('/') ? [text.includes(' ') ? text.split(/\s+/)[0]! : '0', text.split(/\s+/).at(-1)!] : [text, ''];
  const [top, bottom] = fraction.split('/').map(Number);
  return Number(whole.replace(',', '.')) + (top && bottom ? top / bottom : 0);
}
