import { collectDrafts, keepDrafts } from '../../lib/kept-drafts.ts';
import { readRememberedMember } from '../../lib/member-hint.ts';
import { forgetPerson } from '../../lib/offline/forget.ts';
import { listWaitingWords } from '../../lib/offline/waiting-changes.ts';
import { keepUnsentWords } from '../../lib/unsent-words.ts';
import { PATHS } from '../../paths.ts';
import { showToast } from '../../ui/toast-store.ts';
import { EATER_DRAFT } from './eater-form.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

let isLeaving = false;

/**
 * Another household, another everything: nothing of the former stays on this device, and the page is loaded anew. Not before it
 * is left: where something is unsaved the browser asks first, and whoever stays still has it.
 */
export function beginAnew(): void {
  if (isLeaving) return;
  isLeaving = true;
  addEventListener('pagehide', forgetHousehold, { once: true });
  location.assign(PATHS.household);
}

/** Not by their own hand, and perhaps in the middle of something. */
export function moveAlong(): void {
  showToast(HOUSEHOLD_TEXTS.moved);
  beginAnew();
}

/** What somebody was typing is theirs, and comes back where they typed it; whom they were typing about is of the former household. */
function forgetHousehold(): void {
  isLeaving = false;
  const owner = readRememberedMember()?.id;
  const kept = owner === undefined ? undefined : collectDrafts(owner);
  const unsent = listWaitingWords();
  forgetPerson();
  if (!kept) return;
  keepUnsentWords(kept.owner, unsent);
  const { [EATER_DRAFT]: _eater, ...drafts } = kept.drafts;
  if (Object.keys(drafts).length > 0) keepDrafts({ owner: kept.owner, drafts });
}
