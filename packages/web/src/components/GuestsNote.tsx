import { guestNumber } from '@larder/domain/table/guest-id.ts';
import type { Meal } from '../lib/wire/plan-types.ts';
import { COMPONENT_TEXTS } from './texts.ts';

/** Everybody of the household has rules that hold for their plates; of a guest none are known, and no dish is judged by them. */
export function GuestsNote({ meals, className = '' }: { readonly meals: readonly Meal[]; readonly className?: string }) {
  const hasGuests = meals.some(({ plates = [] }) => plates.some(({ eaterId }) => guestNumber(eaterId) !== undefined));
  return hasGuests && <p className={`text-sm text-muted ${className}`}>{COMPONENT_TEXTS.guestsUnknown}</p>;
}
