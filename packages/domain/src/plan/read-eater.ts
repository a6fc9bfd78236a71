import { RESTRICTIONS, type Restriction } from '../diet/diet.ts';
import type { Eater } from '../eater/eater.ts';
import { parseIntent } from './parse-intent.ts';

/** A profile as it is kept: heights and weights in the person's own units, restrictions as chips of text. */
export type Profile = {
  readonly height: string | null;
  readonly weight: number | null;
  readonly preferredUnits: 'metric' | 'imperial' | null;
  readonly dateOfBirth: string | null;
  readonly activityLevel: Eater['activityLevel'];
  readonly fitnessGoals: Eater['fitnessGoal'];
  readonly dietaryRestrictions: readonly string[];
  readonly sex?: Eater['sex'];
};

const CM_PER_INCH = 2.54;
const KG_PER_POUND = 0.453_592_37;

/** What of a profile binds or shapes a plan, on the day given as yyyy-MM-dd. */
export function readEater(profile: Profile, today: string): Eater {
  return {
    ...readRestrictions(profile.dietaryRestrictions),
    heightCm: parseHeight(profile.height),
    weightKg: profile.weight === null ? null : profile.preferredUnits === 'metric' ? profile.weight : profile.weight * KG_PER_POUND,
    ageYears: profile.dateOfBirth ? ageOn(profile.dateOfBirth, today) : null,
    sex: profile.sex ?? null,
    activityLevel: profile.activityLevel,
    fitnessGoal: profile.fitnessGoals,
  };
}

/** A chip is one of the known restrictions or words of the person's own: "Nut-Free", "no mushrooms", or just "mushrooms", which in this place can only mean "none". */
function readRestrictions(chips: readonly string[]): Pick<Eater, 'restrictions' | 'allergies' | 'excludedFoodIds'> {
  const known = chips.flatMap((chip): Restriction[] => RESTRICTIONS.filter((name) => name.toLowerCase() === chip.trim().toLowerCase()));
  const own = chips.filter((chip) => !RESTRICTIONS.some((name) => name.toLowerCase() === chip.trim().toLowerCase())).map(readOwnWords);
  return {
    restrictions: [...new Set([...known, ...own.flatMap(({ restrictions }) => restrictions)])],
    allergies: [...new Set(own.flatMap(({ allergies }) => allergies))],
    excludedFoodIds: [...new Set(own.flatMap(({ exclude }) => exclude.flatMap(({ foodIds }) => foodIds)))],
  };
}

function readOwnWords(chip: string): Pick<ReturnType<typeof parseIntent>, 'restrictions' | 'allergies' | 'exclude'> {
  const read = parseIntent(chip);
  if (read.restrictions.length + read.allergies.length + read.exclude.length > 0) return read;
  return parseIntent(`no ${chip}`);
}

/** "170 cm", or feet and inches as in 5'10". */
export function parseHeight(height: string | null): number | null {
  const metric = /^(\d{2,3}) ?cm$/.exec(height ?? '');
  if (metric) return Number(metric[1]);
  const imperial = /^(\d)'(\d{1,2})"$/.exec(height ?? '');
  return imperial ? Math.round((Number(imperial[1]) * 12 + Number(imperial[2])) * CM_PER_INCH) : null;
}

/** Whole years between two yyyy-MM-dd days. Undefined births (after today, or over 120 years ago) say nothing. */
function ageOn(birth: string, today: string): number | null {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0);
  return years >= 0 && years <= 120 ? years : null;
}
