import { formatCount } from '../../lib/format/count.ts';

const and = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** All of a few, and of many three: two dozen foods are no message. */
const nameSome = (names: readonly string[]): string =>
  and.format(names.length <= MOST_NAMED ? names : [...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} more`]);
const MOST_NAMED = 4;

export const WEEK_TEXTS = {
  pageTitle: 'Your week',
  planning: 'Planning your week',
  ahead: (count: number) => formatCount(count, { one: 'One week is made before yours.', other: '# weeks are made before yours.' }),
  askedFor: 'For',
  chipsLabel: 'What we understood',
  asUsual: 'What your profile says',
  dayPlanned: (day: string) => `${day} is planned`,
  ready: (things: number) => `Your week is ready. ${things} things to buy.`,
  boardLabel: (dates: string) => `Meals of ${dates}`,
  day: 'Day',
  minutes: (count: number) => `${count} min`,
  from: (day: string) => `From ${day}`,
  fromMeal: (day: string, slot: string) => `What is left of ${day}'s ${slot}.`,
  alsoFor: (meals: readonly string[]) => `Also for ${and.format(meals)}`,
  potMeal: (day: string, slot: string) => `${day} ${slot}`,
  adds: (count: number) => `+${count} to buy`,
  addsLong: (count: number) =>
    formatCount(count, { one: 'One thing on the list is for this meal alone.', other: '# things on the list are for this meal alone.' }),
  kept: 'On your calendar',
  keptAs: (title: string) => `On your calendar: ${title}`,
  locked: 'Kept',
  eatingOut: 'Eating out',
  tonight: 'Tonight',
  off: 'Off the calendar',
  nowOn: (day: string) => `Now on ${day}`,
  energy: (kcal: string, target: string) => `${kcal} of ${target}`,
  things: (count: number) => formatCount(count, { one: 'thing to buy', other: 'things to buy' }),
  forOneMeal: (count: number) => formatCount(count, { one: '# for one meal only', other: '# for one meal only' }),
  cooked: (cooked: number, left: number) =>
    left === 0
      ? formatCount(cooked, { one: '# meal to cook', other: '# meals to cook' })
      : `${formatCount(cooked, { one: '# meal to cook', other: '# meals to cook' })}, ${left} from what is left`,
  save: 'Save Week',
  saving: 'Saving…',
  saved: 'Week saved',
  savedOn: 'All its days are on your calendar.',
  savedOff: (days: number) => (days === 1 ? 'One of its days is off your calendar.' : `${days} of its days are off your calendar.`),
  savedBeside: 'The days you kept have your own plans; the others are on your calendar.',
  shop: 'Grocery List',
  shopping: 'Making the list…',
  print: 'Print',
  more: 'More for this week',
  change: 'Change',
  rules: 'Rules',
  planAnew: 'Plan This Week Anew',
  undo: 'Undo',
  undone: 'The last change is taken back',
  duplicate: 'Plan It Again…',
  discard: 'Discard Changes…',
  delete: 'Delete Week…',
  relaxedTitle: 'Good to know',
  notUnderstood: (words: readonly string[]) => `We did not understand: ${words.map((word) => `“${word}”`).join(', ')}.`,
  error: 'Error',
  failed: 'That did not work. Your week is as it was.',
  saveFailed: 'Your week could not be saved. Nothing was put on the calendar.',
  saveUnanswered: 'Larder did not answer. Your week may be saved all the same; if you save it again, nothing is there twice.',
  shopFailed: 'The list could not be made. Your week is saved.',
  listMade: 'Your list is made',
  twoLists: (count: number) => `${count} lists, one for each shopping day`,
  notFoundTitle: 'Week Not Found',
  notFoundText: 'It may have been deleted, or the address is mistyped.',
  loadFailedTitle: 'Unable to load this week',
  loadFailedText: 'We could not get the week just now. It is safe.',
  generateFailedTitle: 'No week this time',
  generateFailedText: 'Something went wrong while planning. Your words are kept, so you can simply try again.',
  offlineText: 'You are offline. Your words are kept: try again when you are back.',
  tryAgain: 'Try Again',
  changeWords: 'Change the Words',
  goHome: 'Go Home',
  loading: 'Getting your week',
} as const;

export const MEAL_TEXTS = {
  open: (title: string) => `${title}: swap, keep or move`,
  refresh: 'Refresh',
  refreshMeal: (slot: string, day: string) => `Refresh ${day}'s ${slot}`,
  refreshing: (slot: string, day: string) => `Looking for another ${slot} for ${day}`,
  isNow: (slot: string, day: string, title: string) => `${day}'s ${slot} is now ${title}`,
  lock: (slot: string, day: string) => `Keep ${day}'s ${slot}`,
  keep: 'Keep',
  kept: (slot: string, day: string) => `${day}'s ${slot} stays`,
  freed: (slot: string, day: string) => `${day}'s ${slot} may change`,
  eatOut: 'Eating Out',
  eatIn: 'Plan This Meal',
  eatInOf: (slot: string, day: string) => `Plan ${day}'s ${slot}`,
  out: (slot: string, day: string) => `${day}'s ${slot} is free. Its share of the day is left for it.`,
  in: (slot: string, day: string, title: string | undefined) => `${day}'s ${slot}: ${title ?? 'planned'}`,
  guests: 'Guests at this meal?',
  peopleAt: (slot: string, day: string) => `People at ${day}'s ${slot}`,
  isFor: (slot: string, day: string, people: number) => `${day}'s ${slot} is for ${people === 1 ? 'one person' : `${people} people`} now`,
  everyWeek: 'Every Week',
  everyWeekOf: (title: string) => `Have ${title} every week`,
  pinned: (title: string) => `${title} comes every week from the next one on`,
  unpinned: (title: string) => `${title} comes when it fits`,
  notTonight: 'Not Tonight',
  postponed: (title: string, day: string) => `${title} waits until ${day}`,
  move: 'Move to…',
  moveTitle: 'Move to…',
  swapsWith: (day: string) => `Change places with ${day}`,
  moveText: (title: string) => `Choose the day that changes places with ${title}.`,
  moveDayText: (day: string) => `Choose the day that changes places with ${day}.`,
  moved: (title: string, day: string) => `${title} is on ${day} now`,
  missing: 'Something not at home?',
  partTitle: (name: string) => `Without ${name}`,
  partNone: 'This dish has nothing else for it that fits your rules.',
  partInstead: (instead: string | null) => (instead === null ? 'Leave it out' : `With ${instead}`),
  swapTitle: 'Swap it for',
  swapLoading: 'Looking for three others',
  swapFailed: 'We found no others just now.',
  swapNone: 'Nothing else fits this meal and your rules.',
  brings: (names: readonly string[]) => `Adds ${and.format(names)}`,
  bringsNothing: 'Adds nothing to the list',
  takes: (names: readonly string[]) => `saves ${and.format(names)}`,
  changed: 'Changed',
  unchanged: 'Nothing changed',
  changedToo: 'Changed, too',
  mealOf: (slot: string, day: string) => `${day}'s ${slot}`,
  along: (meals: readonly string[]) =>
    `${formatCount(meals.length, { one: 'Another meal was changed, too', other: '# other meals were changed, too' })}: ${nameSome(meals)}.`,
  close: 'Done',
  listChanged: (added: readonly string[], gone: readonly string[]) =>
    [added.length > 0 ? `To buy now: ${nameSome(added)}.` : '', gone.length > 0 ? `No longer: ${nameSome(gone)}.` : '']
      .filter((part) => part !== '')
      .join(' '),
  dayActions: (day: string) => `Actions for ${day}`,
  refreshDay: 'Another Day',
  refreshingDay: (day: string) => `Planning ${day} again`,
  dayIsNew: (day: string) => `${day} is planned again`,
  keepDay: 'Keep This Day',
  freeDay: 'Let It Change',
  moveDay: 'Move Day to…',
  replanDay: 'Plan This Day Too',
  openDay: 'Open This Day',
  putBack: 'Put It Back',
} as const;

export const SETTINGS_TEXTS = {
  title: 'Change the week',
  words: 'What would you like to eat?',
  wordsHint: 'Leave it empty to eat by your profile.',
  start: 'First day',
  startUnreadable: 'Choose a day.',
  days: 'Days',
  daysOf: (count: number) => `${count} days`,
  slots: 'Meals to plan',
  slotsNone: 'Choose at least one meal.',
  shape: 'Variety',
  shapes: {
    varied: ['Varied', 'More dishes, a longer list'],
    usual: ['Usual', 'Some lunches from the dinner before'],
    shortest: ['Shortest list', 'Cook once, eat twice'],
  },
  submit: 'Plan This Week',
  keptHint: 'Meals that you keep stay.',
  cancel: 'Cancel',
} as const;

export const TAKEN_TEXTS = {
  title: 'Some Days Are Taken',
  text: 'These days have a plan already. Keep yours there, or put this week’s in their place?',
  again: 'The calendar has changed. These days have a plan now.',
  keep: 'Keep Mine',
  replace: 'Replace',
  cancel: 'Cancel',
} as const;

export const CONFLICT_TEXTS = {
  title: 'Changed Elsewhere',
  text: 'This week was saved in another window or on another device after you opened it. Nothing of yours is saved yet.',
  mine: 'Yours',
  theirs: 'Saved there',
  mealOf: (day: string, slot: string) => `${day}, ${slot}`,
  noMeal: 'No meal',
  otherAmounts: (count: number) =>
    formatCount(count, { one: 'One meal is the same in other amounts.', other: '# meals are the same in other amounts.' }),
  sameMeals: 'Both have the same meals.',
  take: 'Take the Other',
  keep: 'Stay Here',
  toPlans: 'To My Plans',
  saveMine: 'Save Mine Over It',
  done: 'This is the week as it was saved there',
  failed: 'The other week could not be taken. Yours is as it was.',
  goneTitle: 'This Week Was Deleted',
  goneText: 'It was deleted in another window or on another device. What you see can be saved as a new week.',
  goneUnchangedText: 'It was deleted in another window or on another device. You can still look at it here, but not save it.',
  saveAsNew: 'Save as New Week',
} as const;

export const DISCARD_TEXTS = {
  title: 'Discard your changes?',
  text: 'The week goes back to how it was saved. What you changed since then is lost.',
  confirm: 'Discard Changes',
  cancel: 'Keep Them',
  done: 'This is the week as it was saved',
  failed: 'Your changes could not be discarded. They are as they were.',
} as const;

export const BAR_TEXTS = {
  label: 'Your week',
  dayOne: (days: number) => `Day 1 of ${days}`,
  planAll: (days: number) => `Plan all ${days}`,
  guest: (days: number) => `This is day 1 of ${days}. Whole weeks are planned with an account, which keeps this day.`,
  guestSignIn: 'Sign In for the Week',
} as const;

export const SHELF_TEXTS = {
  title: 'Weeks',
  open: (dates: string) => `Week of ${dates}`,
  days: (count: number) => formatCount(count, { one: '# day', other: '# days' }),
  failed: 'We could not get your weeks just now.',
  tryAgain: 'Try Again',
  deleteTitle: 'Delete this week?',
  deleteText: 'Its days can stay on the calendar, as plans of their own, or be cleared too.',
  keepDays: 'Keep the Days',
  clearDays: 'Clear the Days Too',
  cancel: 'Cancel',
  deleted: 'Week deleted',
  hasChanges: 'Has changes that are not saved',
  deleteFailed: 'The week could not be deleted.',
  undoHint: 'To bring the week back, press Undo or Control and Z within six seconds.',
  restored: 'The week is back',
  restoreFailed: 'The week could not be brought back.',
} as const;

/** Several may be of the same dates. */
const nameUnsaved = (dates: string, words: string): string => (words === '' ? dates : `${dates}, “${words}”`);

export const UNSAVED_TEXTS = {
  label: 'Weeks not saved yet',
  note: (dates: string, words: string) => `A week not saved yet: ${nameUnsaved(dates, words)}.`,
  open: 'Open',
  openOf: (dates: string, words: string) => `Open the week of ${nameUnsaved(dates, words)}`,
  discard: 'Discard',
  discardOf: (dates: string, words: string) => `Discard the week of ${nameUnsaved(dates, words)}`,
  title: 'Discard this week?',
  text: 'It was not saved, so it cannot be brought back.',
  confirm: 'Discard Week',
  cancel: 'Keep It',
  dropped: 'Week discarded',
  failed: 'The week could not be discarded. It may have been saved in another window.',
} as const;

export const DUPLICATE_TEXTS = {
  title: 'Plan It Again',
  text: 'A new week with the same dishes, from another day on.',
  start: 'First day',
  unreadable: 'Choose a day.',
  submit: 'Plan It Again',
  cancel: 'Cancel',
} as const;

export const PRINT_WEEK_TEXTS = {
  recipes: 'Recipes',
  back: 'The Week',
  loading: 'Laying out your week',
  hint: 'One page for the fridge, then the recipes, in black on white for A4 and Letter.',
  footer: 'Larder. Numbers worked out from USDA food data.',
} as const;
