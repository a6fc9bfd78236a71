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
  'invalid-request': { says: 'The request is not as expected.', next: 'Load the page anew and try again.' },
  'not-found': { says: 'This is not there. It may have been deleted.', next: 'Check the address, or load the page anew.' },
  'plan-not-found': { says: 'This meal plan is not there. It may have been deleted.', next: 'Choose another under My Plans.' },
  'recipe-not-found': { says: 'This recipe is not there. It may have been deleted.', next: 'Choose another of your recipes.' },
  'correction-not-found': { says: 'This correction is not there. It may have been taken back already.', next: 'Load the page anew.' },
  'food-not-found': { says: 'This food is not in the table.', next: 'Choose another.' },
  'day-not-found': { says: 'There is no meal plan on this day.', next: 'Choose a plan for it, or another day.' },
  'list-not-found': { says: 'This grocery list is not there. It may have been deleted.', next: 'Choose another under Grocery Lists.' },
  'item-not-found': { says: 'This item is not on the list any more.', next: 'Add it again if you need it.' },
  'export-not-found': { says: 'This export record is not there any more.', next: 'Load the page anew.' },
  'query-empty': { says: 'Nothing was asked for.', next: 'Say what you would like to eat.' },
  'query-too-long': { says: 'This is too long.', next: 'Say it in fewer words.' },
  'query-unsafe': { says: 'Larder does not plan this, as it could harm.', next: 'Change the figures and ask again.' },
  'query-not-food': { says: 'This is not about food.', next: 'Say a food, a diet or a number.' },
  'query-contradiction': { says: 'Two of the wishes do not go together.', next: 'Leave one out and ask again.' },
  'no-dish-fits': { says: 'No dish fits all of it.', next: 'Leave one wish out and ask again.' },
  'link-not-found': { says: 'This link is over already.', next: 'Load the page anew to see those that are open.' },
  'days-changed': {
    says: `Your calendar was changed ${ELSEWHERE}. Nothing was changed now.`,
    next: 'Look at it as it is now, and try again.',
  },
  'plan-changed': {
    says: `This meal plan was changed ${ELSEWHERE}. Nothing was saved over it.`,
    next: 'Choose which of the two to keep.',
  },
  'week-not-found': { says: 'This week is not there. It may have been deleted.', next: 'Choose another under My Plans.' },
  'meal-not-found': { says: 'There is no such meal in this week.', next: 'Load the page anew and choose another.' },
  'week-changed': {
    says: `This week was changed ${ELSEWHERE}. Nothing was changed now.`,
    next: 'Choose which of the two to keep.',
  },
  'days-taken': {
    says: 'Some days of this week have another plan on your calendar. Nothing was saved yet.',
    next: 'Say whether those stay or are replaced.',
  },
  'week-cannot': { says: 'That cannot be done in this week.', next: 'Choose another day or meal.' },
  'week-busy': { says: 'Larder is planning many weeks at the moment. Nothing of yours is lost.', next: 'Try again in a minute.' },
  'week-failed': { says: 'Larder could not finish this week. Nothing of yours was changed.', next: 'Try again.' },
  'recipe-changed': {
    says: `This recipe was changed ${ELSEWHERE}. Nothing was saved over it.`,
    next: 'Put yours over it by saving once more; theirs stays as the version before.',
  },
  'recipe-unreadable': { says: 'No recipe could be read in this.', next: 'Paste the recipe as text.' },
  'recipe-not-weighed': {
    says: 'This recipe is not weighed yet.',
    next: 'Say first how many plates it makes, and of at least one line what it is.',
  },
  'page-unreachable': { says: 'This page could not be read.', next: 'Check the address, or paste the recipe as text.' },
  'google-not-configured': { says: 'This server is connected to no outside calendar.', next: 'Subscribe to the calendar link instead.' },
  'terms-not-accepted': { says: 'Both the terms and the privacy policy have to be accepted.', next: 'Accept both to go on.' },
  'session-not-found': { says: 'This device is signed out already.', next: 'Load the page anew to see those that are signed in.' },
  'email-unreadable': { says: 'This is not an email, such as name@example.com. Nothing was saved.', next: 'Correct it and save again.' },
  'birth-date-refused': { says: 'This is no date of birth. Nothing was saved.', next: 'Correct it and save again.' },
  'password-kept-elsewhere': { says: 'Your password is kept by the provider you sign in with.', next: 'Change it there.' },
  'password-wrong': { says: 'This is not your current password. Nothing was changed.', next: 'Type it again.' },
  'password-too-weak': { says: 'This password is too easy to guess. Nothing was changed.', next: 'Choose a longer one.' },
  'not-confirmed': { says: 'Nothing was deleted.', next: 'Type the words that are asked for.' },
  'import-not-an-archive': {
    says: 'This is not a file that Larder made. Nothing was changed.',
    next: 'Choose the zip file of a download.',
  },
  'import-damaged': { says: 'The file is damaged or was edited. Nothing was changed.', next: 'Choose another, or download it again.' },
  'import-under-way': { says: 'Another file is just being imported into this account.', next: 'Try again when that is done.' },
  'payload-too-large': { says: 'This is larger than Larder takes.', next: 'Choose something smaller.' },
  'unsupported-media-type': { says: 'This is not of a kind that Larder takes here.', next: 'Choose a file of another kind.' },
  'rate-limited': { says: 'That was often in a short time. Nothing is lost.', next: 'Try again in a minute.' },
  'instacart-not-configured': { says: 'Ordering is not set up on this server.', next: 'Copy, share or print the list instead.' },
  'instacart-refused': { says: 'No list could be made of this.', next: 'Copy, share or print the list instead.' },
  'instacart-unavailable': { says: 'The shop does not answer at the moment.', next: 'Try again, or copy the list.' },
  'list-too-long': { says: 'These days have more lines to buy than a list holds.', next: 'Choose fewer days for one list.' },
  'nothing-to-buy': { says: 'Nothing is left to buy: all of it is checked or at home.', next: 'Add what you need, or uncheck it.' },
  'nothing-to-split': { says: 'Only one meal asks for this.', next: 'Change its amount instead.' },
  'nothing-to-merge': { says: 'Nothing else of this line is on the list.', next: 'Load the page anew.' },
  'patch-outdated': { says: 'The plan or the list has changed meanwhile.', next: 'Look again.' },
  'account-full': { says: 'This account keeps as many as it can.', next: 'Delete some that you no longer need, and try again.' },
  'eater-not-found': {
    says: 'This person is not in your household. They may have been taken out elsewhere.',
    next: 'Load the page anew.',
  },
  'eater-refused': { says: 'That cannot be said of this person. Nothing was changed.', next: 'Change it and save again.' },
  'not-for-shoppers': {
    says: 'You shop for this household: its lists are yours to tick and to add to, the rest is not.',
    next: 'Leave it to use your own again.',
  },
  'household-refused': { says: 'That cannot be done in this household. Nothing was changed.', next: 'Ask its owner.' },
  'household-changed': { says: 'You are in another household by now. Nothing was done.', next: 'Load this page anew.' },
  'member-not-found': { says: 'This person is not in your household. They may have left.', next: 'Load the page anew.' },
  'invite-not-found': {
    says: 'This link opens nothing: it was used before, taken back, or is older than a week.',
    next: 'Ask for a new one.',
  },
  unavailable: { says: 'Larder cannot do this at the moment. Nothing you saved is lost.', next: 'Try again in a few seconds.' },
  internal: { says: 'Something went wrong on our side. Nothing you saved is lost.', next: 'Try again.' },
};
