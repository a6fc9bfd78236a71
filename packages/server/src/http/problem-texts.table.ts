import type { ProblemCode } from '@larder/contract/problem.ts';

export type ProblemText = {
  /** What happened, for where nothing more exact is known. */
  readonly says: string;
  /** What the person can do about it, in a sentence of its own. */
  readonly next: string;
};

const ELSEWHERE = 'in another window or on another device';

/** For every code of the contract what is said and what comes next. Read by `tellProblem` alone. */
export const PROBLEM_TEXTS: Readonly<Record<ProblemCode, ProblemText>> = {
  // The very word that the specification's client looks for in a 401 (AMB-13), and so nothing besides: its screen says what is next.
  unauthorized: { says: 'Unauthorized', next: 'Sign in again.' },
  'forbidden-origin': { says: 'This request came from another site and was refused.', next: 'Open Larder itself and try again.' },
  'terms-required': {
    says: 'Nothing was changed.',
    next: 'Accept the terms of service and the privacy policy first; Larder asks for them on its next page.',
  },
  'invalid-request': { says: 'Larder could not make sense of that.', next: 'Reload the page and try again.' },
  'not-found': { says: 'This is not there. It may have been deleted.', next: 'Check the address, or reload the page.' },
  'plan-not-found': { says: 'This meal plan is not there. It may have been deleted.', next: 'Choose another under My Plans.' },
  'recipe-not-found': { says: 'This recipe is not there. It may have been deleted.', next: 'Choose another of your recipes.' },
  'photo-not-found': { says: 'This photo is not there. It may have been removed.', next: 'Reload the page, or choose another.' },
  'photo-unreadable': { says: 'Larder cannot read this photo.', next: 'Choose another, or save it as a JPEG file first.' },
  'correction-not-found': { says: 'This correction is not there. It may have been taken back already.', next: 'Reload the page.' },
  'food-not-found': { says: 'Larder does not know this food.', next: 'Choose another.' },
  'day-not-found': { says: 'There is no meal plan on this day.', next: 'Choose a plan for it, or another day.' },
  'list-not-found': { says: 'This grocery list is not there. It may have been deleted.', next: 'Choose another under Grocery Lists.' },
  'item-not-found': { says: 'This item is no longer on the list.', next: 'Add it again if you need it.' },
  'export-not-found': { says: 'This export record is no longer there.', next: 'Reload the page.' },
  'query-empty': { says: 'Nothing was asked for.', next: 'Say what you would like to eat.' },
  'query-too-long': { says: 'This is too long.', next: 'Say it in fewer words.' },
  'query-unsafe': { says: 'Larder does not plan this, because it could do harm.', next: 'Change the figures and ask again.' },
  'query-not-food': { says: 'This is not about food.', next: 'Say a food, a diet or a number.' },
  'query-contradiction': { says: 'Two of the wishes do not go together.', next: 'Leave one out and ask again.' },
  'no-dish-fits': { says: 'No dish fits all of it.', next: 'Leave one wish out and ask again.' },
  'link-not-found': { says: 'This link no longer works.', next: 'Reload the page to see the links that are open.' },
  'days-changed': {
    says: `Your calendar was changed ${ELSEWHERE}. Nothing was changed now.`,
    next: 'Look at it as it is now, and try again.',
  },
  'plan-changed': {
    says: `This meal plan was changed ${ELSEWHERE}. Nothing was saved over it.`,
    next: 'Choose which of the two to keep.',
  },
  'week-not-found': { says: 'This week is not there. It may have been deleted.', next: 'Choose another under My Plans.' },
  'meal-not-found': { says: 'There is no such meal in this week.', next: 'Reload the page and choose another.' },
  'week-changed': {
    says: `This week was changed ${ELSEWHERE}. Nothing was changed now.`,
    next: 'Choose which of the two to keep.',
  },
  'days-taken': {
    says: 'Some days of this week have another plan on your calendar. Nothing was saved yet.',
    next: 'Choose whether to keep or replace them.',
  },
  'week-cannot': { says: 'That cannot be done in this week.', next: 'Choose another day or meal.' },
  'week-busy': { says: 'Larder is planning many weeks at the moment. Nothing of yours is lost.', next: 'Try again in a minute.' },
  'week-failed': { says: 'Larder could not finish this week. Nothing of yours was changed.', next: 'Try again.' },
  'recipe-changed': {
    says: `This recipe was changed ${ELSEWHERE}. Nothing was saved over it.`,
    next: 'Save again to keep yours; the other stays as the earlier version.',
  },
  'recipe-unreadable': { says: 'Larder found no recipe in this.', next: 'Paste the recipe as text.' },
  'recipe-not-weighed': {
    says: 'Larder cannot put this recipe on a day yet.',
    next: 'Say how many plates it makes, and what at least one of its ingredients is.',
  },
  'not-left-of-a-pot': {
    says: 'This meal is not left of a pot whose steps Larder knows.',
    next: 'Choose another plan for the day, or one of your recipes.',
  },
  'page-unreachable': { says: 'This page could not be read.', next: 'Check the address, or paste the recipe as text.' },
  'google-not-configured': { says: 'Google Calendar is not set up on this server.', next: 'Subscribe to the calendar link instead.' },
  'terms-not-accepted': { says: 'You have not accepted both the terms and the privacy policy yet.', next: 'Accept both to go on.' },
  'session-not-found': { says: 'This device is signed out already.', next: 'Reload the page to see where you are signed in.' },
  'email-unreadable': {
    says: 'This is not an email address, such as name@example.com. Nothing was saved.',
    next: 'Correct it and save again.',
  },
  'birth-date-refused': { says: 'This cannot be a date of birth. Nothing was saved.', next: 'Correct it and save again.' },
  'password-kept-elsewhere': { says: 'Your password is kept by the provider you sign in with.', next: 'Change it there.' },
  'password-wrong': { says: 'This is not your current password. Nothing was changed.', next: 'Type it again.' },
  'password-too-weak': { says: 'This password is too easy to guess. Nothing was changed.', next: 'Choose a longer one.' },
  'not-confirmed': { says: 'Nothing was deleted.', next: 'Type the words that are asked for.' },
  'import-not-an-archive': {
    says: 'This is not a file that Larder made. Nothing was changed.',
    next: 'Choose the zip file of a download.',
  },
  'import-damaged': { says: 'The file is damaged or was edited. Nothing was changed.', next: 'Choose another, or download it again.' },
  'import-under-way': { says: 'Larder is still importing another file into this account.', next: 'Try again when that is done.' },
  'payload-too-large': { says: 'This is too large for Larder.', next: 'Choose something smaller.' },
  'unsupported-media-type': { says: 'Larder cannot use this kind of file here.', next: 'Choose a file of another kind.' },
  'rate-limited': { says: 'Larder was asked for that many times in a short while. Nothing is lost.', next: 'Try again in a minute.' },
  'instacart-not-configured': { says: 'Ordering is not set up on this server.', next: 'Copy, share or print the list instead.' },
  'instacart-refused': { says: 'The shop could not use this list.', next: 'Copy, share or print the list instead.' },
  'instacart-unavailable': { says: 'The shop does not answer at the moment.', next: 'Try again, or copy the list.' },
  'list-too-long': { says: 'These days have more things to buy than one list holds.', next: 'Choose fewer days for one list.' },
  'nothing-to-buy': { says: 'Nothing is left to buy: all of it is checked or at home.', next: 'Add what you need, or uncheck it.' },
  'nothing-to-split': { says: 'Only one meal asks for this.', next: 'Change its amount instead.' },
  'nothing-to-merge': { says: 'There is nothing on the list to merge this item with.', next: 'Reload the page.' },
  'patch-outdated': { says: 'The plan or the list has changed since you looked.', next: 'Look at the changes again.' },
  'account-full': { says: 'This account is full.', next: 'Delete some that you no longer need, and try again.' },
  'eater-not-found': {
    says: 'This person is not in your household. They may have been removed elsewhere.',
    next: 'Reload the page.',
  },
  'eater-refused': { says: 'That does not suit this person. Nothing was changed.', next: 'Change it and save again.' },
  'not-for-shoppers': {
    says: 'As a shopper in this household you can see, tick and add items on its grocery lists, and nothing else.',
    next: 'Leave the household to use your own plans again.',
  },
  'household-refused': { says: 'That cannot be done in this household. Nothing was changed.', next: 'Ask its owner.' },
  'household-changed': { says: 'You are in another household now. Nothing was changed.', next: 'Reload this page.' },
  'member-not-found': { says: 'This person is not in your household. They may have left.', next: 'Reload the page.' },
  'invite-not-found': {
    says: 'This link no longer works: it was used, taken back, or is older than a week.',
    next: 'Ask for a new one.',
  },
  unavailable: { says: 'Larder cannot do this at the moment. Nothing you saved is lost.', next: 'Try again in a few seconds.' },
  internal: { says: 'Something went wrong on our side. Nothing you saved is lost.', next: 'Try again.' },
};
