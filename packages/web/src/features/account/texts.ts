import { MIN_PASSWORD_LENGTH } from '@larder/contract/account.ts';
import { joinAnd } from '@larder/domain/base/say.ts';
import { formatCount } from '../../lib/format/count.ts';

export const ACCOUNT_TEXTS = {
  terms: {
    title: 'Account Creation Agreement',
    lead: 'One thing before the first plan. Please read and accept both, then your kitchen is ready.',
    acceptTerms: 'I have read and accept the Terms of Service',
    acceptPrivacy: 'I have read and accept the Privacy Policy',
    readTerms: 'Read the Terms of Service',
    readPrivacy: 'Read the Privacy Policy',
    hint: 'You must check both boxes above to create your account',
    ready: 'Thank you. You can create your account now.',
    submit: 'Create Account',
  },
  page: {
    title: 'Account & Data',
    lead: 'What Larder keeps about you is yours: take it along, bring it back, or delete it.',
    toProfile: 'Back to your profile',
    household: {
      title: 'Household',
      text: 'Who eats at your table, and who plans it with you.',
      open: 'Open Household',
    },
  },
  data: {
    title: 'Your data',
    download: 'Download Everything',
    downloadText:
      'One file with all of it: plans, weeks, recipes, calendar, grocery lists and profile. Spreadsheets and calendars read it too.',
    downloadFailed: 'Nothing was downloaded',
    downloadOffline: 'There is no connection at the moment. Try again when you are back.',
    import: 'Import a Download',
    importText:
      'Adds what is in the file and not here. What you have stays as it is. Foods you never eat are added, and none is taken off. Your name and email stay yours; what is empty in your profile is filled from the file.',
    importing: 'Importing...',
    imported: 'Import finished',
    importedText: (added: Added) => sayAdded(added, 'Everything in the file was here already.'),
    importFailed: 'Import failed',
    importFailedText: 'The file could not be imported. Nothing was changed.',
  },
  duplicate: {
    title: 'Saved at another address',
    text: (found: { readonly plans: number; readonly days: number; readonly lists: number }, addresses: readonly string[]) =>
      `Larder also ran at ${LISTING.format(addresses)}, where your email and password had another account: ${listCounts(found)}. Add them here?`,
    kept: 'Days you have planned here stay as they are. Nothing is deleted, whichever you choose.',
    add: 'Add Them',
    adding: 'Adding...',
    leave: 'Leave Them',
    left: 'Left as they are. You can still add them under Account & Data.',
    added: 'Added to your account',
    addedText: (added: Added) => sayAdded(added, 'Everything was here already.'),
    failed: 'Could not do that',
    failedText: 'Nothing was changed. Please try again.',
  },
  sessions: {
    title: 'Where you are signed in',
    loading: 'Looking for your devices',
    failed: 'Your devices could not be listed just now.',
    retry: 'Try Again',
    unknownDevice: 'Unknown device',
    current: 'This device',
    seen: (day: string) => `Last used ${day}`,
    signOut: 'Sign Out',
    signOutOf: (device: string) => `Sign out ${device}`,
    signedOut: (device: string) => `${device} is signed out`,
    signOutFailed: 'Could not sign that device out. Please try again.',
    everywhere: 'Sign Out Everywhere',
    everywhereText: 'Signs you out on every device, this one too. Good when one was lost.',
    everywhereConfirm: {
      title: 'Sign out everywhere?',
      text: 'You will have to sign in again on every device.',
      confirm: 'Sign Out Everywhere',
    },
  },
  password: {
    title: 'Password',
    text: 'A new password signs you out on every other device.',
    open: 'Change Password',
    current: 'Current password',
    new: 'New password',
    newHint: `At least ${MIN_PASSWORD_LENGTH} characters. A few words together work well.`,
    save: 'Save New Password',
    saving: 'Saving...',
    cancel: 'Cancel',
    saved: 'Password changed',
    savedText: 'You are signed out on every other device.',
    failed: 'The password could not be changed just now. Please try again.',
    empty: { current: 'Enter your current password.', new: 'Choose a new password.' },
  },
  deletion: {
    title: 'Delete account',
    text: 'Deletes your profile, plans, weeks, recipes, calendar and grocery lists at once and for good. Download everything first if you may want it back.',
    open: 'Delete Account...',
    dialog: 'Delete your account?',
    dialogText:
      'Everything goes: profile, plans, weeks, recipes, calendar days, grocery lists, every sign-in, and what we put into a connected calendar. What you share with a household stays with those who are left in it. There is no way back.',
    label: (words: string) => `Type “${words}” to confirm`,
    confirm: 'Delete for Good',
    deleting: 'Deleting...',
    cancel: 'Keep My Account',
    failed: 'The account could not be deleted',
    failedText: 'Nothing was deleted. Please try again.',
  },
} as const;

/** "3 plans, 2 days and 1 list", as the language joins them. */
const LISTING = new Intl.ListFormat('en-US');
const listCounts = ({ plans, days, lists }: { readonly plans: number; readonly days: number; readonly lists: number }): string =>
  LISTING.format([formatCount(plans, COUNTS.plans), formatCount(days, COUNTS.days), formatCount(lists, COUNTS.lists)]);

type Added = Parameters<typeof listCounts>[0] & {
  readonly recipes: number;
  readonly weeks: number;
  readonly photos: number;
  readonly photosLeft: number;
  readonly people: number;
  readonly peopleLeft: number;
  readonly profile: readonly string[];
};

/** Whoever found no room at the table is told of: their allergies are not here. */
function sayAdded(added: Added, nothing: string): string {
  const { photosLeft, peopleLeft, profile } = added;
  const parts = [...new Set(profile.map((field) => PROFILE_PARTS[field] ?? 'body measures'))];
  const filled = parts.length === 0 ? '' : ` Of your profile these are from the file now: ${joinAnd(parts)}.`;
  const leftOut = [
    ...(photosLeft === 0 ? [] : [` ${formatCount(photosLeft, COUNTS.photosLeft)}.`]),
    ...(peopleLeft === 0 ? [] : [` ${formatCount(peopleLeft, COUNTS.left)}: the table is full.`]),
  ];
  const left = `${leftOut.join('')}${filled}`;
  const counts = ADDED.filter((kind) => added[kind] > 0).map((kind) => formatCount(added[kind], COUNTS[kind]));
  if (counts.length === 0) return left === '' ? nothing : `Nothing ${filled === '' ? '' : 'else '}was added.${left}`;
  return `Added: ${LISTING.format(counts)}.${left}`;
}

/** In the order in which they are said. */
const ADDED = ['plans', 'days', 'lists', 'recipes', 'photos', 'weeks', 'people'] as const;

const PROFILE_PARTS: Readonly<Record<string, string>> = {
  firstName: 'name',
  lastName: 'name',
  email: 'email',
  dietaryRestrictions: 'what you do not eat',
};

const COUNTS = {
  recipes: { one: '# recipe', other: '# recipes' },
  photos: { one: '# photo', other: '# photos' },
  photosLeft: { one: '# photo could not be read', other: '# photos could not be read' },
  weeks: { one: '# week', other: '# weeks' },
  people: { one: '# person', other: '# people' },
  left: { one: '# person was left out', other: '# people were left out' },
  plans: { one: '# plan', other: '# plans' },
  days: { one: '# day', other: '# days' },
  lists: { one: '# list', other: '# lists' },
};
