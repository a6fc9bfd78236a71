import { joinAnd } from '@larder/domain/base/say.ts';
import { formatCount } from '../../lib/format/count.ts';

export const CALENDAR_TEXTS = {
  title: 'Calendar',
  lead: 'Your saved plans, on the days you want them.',
  loadFailed: 'Failed to load meal plans. Please try refreshing the page.',
  loading: 'Loading your calendar…',
  reload: 'Try Again',
  thisWeek: {
    title: 'This week',
    today: 'Today',
    free: 'Nothing planned',
    plan: 'Plan',
    fill: 'Fill Empty Days',
    repeat: 'Repeat This Week',
    shop: 'Shop This Week',
  },
  month: 'Month',
  week: 'Week',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  today: 'Today',
  weekActionsOf: (week: string) => `Actions for the week ${week}`,
  fillWeek: 'Fill Empty Days',
  duplicateWeek: 'Duplicate Week',
  clearWeek: 'Clear Week',
  noPlan: 'no plan',
  addHere: 'Add a plan',
  fromPlans: 'From My Plans',
  wholeMonth: 'Whole Month',
  savedWeek: 'Open Planned Week',
  moveHere: 'Move here',
  swapHere: (title: string) => `Replace ${title}`,
  move: (title: string) => `Move ${title}`,
  hints: {
    pointer: 'Choose a day to add a plan. Drag a plan to move it.',
    touch: 'Tap a day to add a plan. Hold it for more, or hold a plan and drag it to move it.',
  },
  strays: 'We cannot tell which day these plans are for:',
  assign: {
    banner: (title: string) => `Assigning: ${title}`,
    hint: 'Choose a day for it.',
    cancel: 'Cancel Assignment',
    unknown: 'That plan is not among your plans any more. Choose a day to add another one.',
  },
  google: {
    connected: 'Google Calendar is connected. What you plan here appears there too.',
    notConnected: 'Google Calendar is not connected.',
    connect: 'Connect it',
    broken: 'Google Calendar needs to be connected again.',
    reconnect: 'Reconnect it',
  },
  promo: {
    syncTitle: 'Sync with Google Calendar',
    syncText: 'See what is for dinner beside everything else of the day.',
    sync: 'Enable Sync',
    notConfigured: 'Not set up on this site. A calendar link shows your days there all the same.',
    groceryTitle: 'Create Your Weekly Grocery List',
    groceryText: 'Everything the planned days need, added up and sorted by aisle.',
    grocery: 'Create Grocery List',
  },
  drag: {
    instructions:
      'To move this plan, press Space to pick it up, the arrow keys to choose a day, and Space again to put it down. Escape cancels. Or press Enter to choose from a list of days.',
    pickedUp: (title: string, day: string) => `Picked up ${title} from ${day}.`,
    over: (day: string, occupant: string | undefined) => (occupant ? `${day}, which has ${occupant}.` : `${day}, free.`),
    noTarget: 'Not over a day.',
    dropped: (title: string, day: string) => `${title} was put down on ${day}.`,
    cancelled: (title: string, day: string) => `${title} stays on ${day}.`,
  },
} as const;

export const DIALOG_TEXTS = {
  cancel: 'Cancel',
  close: 'Close',
  add: {
    title: 'Add Meal Plan',
    suggested: 'SUGGESTED',
    favorite: 'Favorite',
    empty: 'You have no saved plans yet. Plan a day and save it, then it can be put on the calendar.',
    create: 'Create New Meal Plan',
    planNew: (weekday: string) => `Plan something new for ${weekday}`,
    wordsPlaceholder: 'Vegetarian, quick dinner',
    plan: 'Plan',
    failed: 'Your plans could not be loaded.',
    loading: 'Loading your plans',
  },
  detail: {
    nutrition: 'Daily nutrition',
    meals: 'Meals',
    notes: 'Notes',
    view: 'View Full Plan',
    change: 'Change Plan',
    move: 'Move to…',
    clear: 'Clear Plan',
    potLost: (day: string) => `Nothing is left of ${day}'s pot for this meal.`,
    cookHere: 'Cook It on This Day',
  },
  replace: {
    swap: 'Swap Days',
    title: 'Replace Meal Plan?',
    text: (day: string, there: string, wanted: string) => `${day} already has ${there}. Put ${wanted} there instead?`,
    confirm: 'Replace',
  },
  leftovers: (meals: readonly string[], days: number) =>
    `${joinAnd(meals)} ${meals.length === 1 ? 'is' : 'are'} leftovers of what is cooked on ${days === 1 ? 'this day' : 'these days'}.`,
  tooEarly: (meals: readonly string[]) =>
    `${joinAnd(meals)} ${meals.length === 1 ? 'is' : 'are'} leftovers of a pot that would then be cooked only after ${meals.length === 1 ? 'it' : 'them'}.`,
  mealOf: (weekday: string, slot: string) => `${weekday}'s ${slot}`,
  remove: {
    title: 'Remove Meal Plan?',
    text: (title: string, day: string) => `${title} leaves ${day}. It stays in your plans, or in the saved week it is a day of.`,
    confirm: 'Remove',
  },
  duplicate: {
    title: 'Duplicate Week',
    text: (week: string) => `Copy the plans of ${week} to the same weekdays of:`,
    overwrite: 'Has plans (will overwrite)',
    keeps: 'Has plans (none is overwritten)',
    empty: 'Empty week',
    later: 'Later Weeks',
  },
  writeOver: {
    title: 'Some Days Are Taken',
    text: 'These days have a plan already. Keep yours there, or put the repeated week’s in their place?',
    textOfAll: 'These days have a plan already. Put the repeated week’s in their place?',
    keep: 'Keep Mine',
    replace: 'Replace',
  },
  clearWeek: {
    title: 'Clear Week?',
    text: (week: string, count: number) =>
      formatCount(count, {
        one: `One plan leaves the week ${week}. It stays in your plans, or in the saved week it is a day of.`,
        other: `# plans leave the week ${week}. They stay in your plans, or in the saved week they are days of.`,
      }),
    confirm: 'Clear Week',
  },
  actions: { title: 'Day Actions', assign: 'Assign Meal Plan', clearDay: 'Clear Day', clearWeek: 'Clear Week' },
  moveAsked: {
    title: 'Move Meal Plan?',
    text: (title: string, from: string, to: string, there?: string) =>
      `${title} goes from ${from} to ${to}${there === undefined ? '' : `, and ${there} from ${to} to ${from}`}.`,
    confirm: 'Move',
  },
  moveTo: { title: 'Move to…', text: (title: string) => `Choose the day ${title} goes to.` },
  link: {
    open: 'Use it in another calendar',
    title: 'Calendar Link',
    text: 'Apple, Google, Outlook and most other calendars can subscribe to an address. They look for changes by themselves, some of them only once a day.',
    address: 'Address to subscribe to',
    warning: 'Whoever has this address can read your calendar. Make a new one or turn it off, and the old one stops working.',
    style: 'Entries',
    styles: { days: 'One a day, for the whole day', meals: 'One a meal, at meal times' },
    create: 'Create Link',
    renew: 'New Link',
    revoke: 'Turn Off',
    copy: 'Copy Link',
    subscribe: 'Subscribe',
    copied: 'Link copied',
    notCopied: { title: 'Link not copied', description: 'Select the address and copy it from there.' },
    failed: { title: 'Error', description: 'The calendar link could not be changed. Please try again.' },
    gone: { title: 'The link is off', description: 'It was turned off in another window or on another device.' },
    loadFailed: 'We could not get the link just now. Nothing was changed.',
  },
  earlierWeeks: (count: number) => formatCount(count, { one: '# earlier week', other: '# earlier weeks' }),
  nextDays: {
    title: 'Put it on a day',
    putOn: (day: string) => `Put It on ${day}`,
    awaited: (day: string) => `For ${day}`,
    notAwaited: (day: string) => `Not for ${day}`,
    put: (day: string, planned: string | undefined) =>
      planned === undefined ? `Put it on ${day}` : `Put it on ${day}, where ${planned} is`,
  },
  chooseDay: {
    title: 'Choose a Day',
    text: (title: string) => `Which day gets ${title}?`,
    free: 'Free',
    today: 'Today',
    loading: 'Looking at what is planned',
  },
} as const;

export const AGAINST_TEXTS = { title: 'Not for Everybody at Your Table', confirm: 'Put It There Anyway' } as const;

/** Two windows, or a phone and a laptop, changed the same days. */
export const CONFLICT_TEXTS = {
  title: 'Changed Elsewhere',
  text: 'The calendar was changed in another window or on another device, so your change was not made. This is there now:',
  free: 'No plan',
  leave: 'Leave It as It Is',
  put: (title: string, day: string, isTaken: boolean) =>
    ({ question: `Put ${title} on ${day}?`, confirm: isTaken ? 'Replace' : 'Put It There', tone: 'primary' }) as const,
  remove: (title: string, day: string) => ({ question: `Remove ${title} from ${day}?`, confirm: 'Remove', tone: 'danger' }) as const,
  clearWeek: (week: string) => ({ question: `Clear the week ${week} all the same?`, confirm: 'Clear Week', tone: 'danger' }) as const,
  duplicateWeek: (week: string) =>
    ({ question: `Copy the plans to the week ${week} all the same?`, confirm: 'Replace', tone: 'primary' }) as const,
  takeBack: (days: string) => ({ question: `Put back what was on ${days} all the same?`, confirm: 'Put Back', tone: 'primary' }) as const,
  cookHere: (title: string, day: string) => ({ question: `Cook ${title} on ${day}?`, confirm: 'Cook It', tone: 'primary' }) as const,
  swapDays: (one: string, other: string) =>
    ({ question: `Swap ${one} and ${other} all the same?`, confirm: 'Swap Days', tone: 'primary' }) as const,
  left: {
    title: 'Not changed',
    description: 'The calendar was changed in another window or on another device. Look at it and try again.',
  },
} as const;

export const TOASTS = {
  undo: 'Undo',
  assigned: (title: string, day: string) => ({ title: 'Plan Assigned', description: `${title} is on ${day}.` }),
  never: (titles: readonly string[]) => `${joinAnd(titles)} ${titles.length === 1 ? 'is' : 'are'} marked “Never again”.`,
  moved: (title: string, day: string) => ({ title: 'Plan Moved', description: `${title} is on ${day}.` }),
  swapped: (one: string, other: string) => ({ title: 'Days Swapped', description: `${one} and ${other} have changed places.` }),
  cooked: (title: string, day: string) => ({
    title: 'Plan Changed',
    description: `${title} is cooked on ${day}. Its recipe has all the steps.`,
  }),
  cookFailed: { title: 'Error', description: 'It could not be changed. Please try again.' },
  undoHint: 'To take it back, press Undo or Control and Z within six seconds.',
  undone: (days: string, count: number) => ({
    title: 'Taken back',
    description: count === 1 ? `${days} is as it was.` : `${days} are as they were.`,
  }),
  undoFailed: { title: 'Undo failed', description: 'It could not be taken back. Please try again.' },
  removed: (day: string) => ({ title: 'Day Cleared', description: `${day} is free again.` }),
  weekCleared: (week: string) => ({ title: 'Week Cleared', description: `${week} is free again.` }),
  show: 'Show It',
  weekDuplicated: (week: string, taken: { readonly count: number; readonly isKept: boolean }) => ({
    title: 'Week Duplicated',
    description:
      taken.count === 0
        ? `Its plans are on ${week} too.`
        : taken.isKept
          ? formatCount(taken.count, {
              one: `Its plans are on ${week} too. The plan that was there stays.`,
              other: `Its plans are on ${week} too. The # plans that were there stay.`,
            })
          : formatCount(taken.count, {
              one: `Its plans are on ${week} too, one in the place of what was there.`,
              other: `Its plans are on ${week} too, # in the place of what was there.`,
            }),
  }),
  planGone: { title: 'Plan no longer there', description: 'It was deleted in another window or on another device. Nothing was planned.' },
  assignFailed: { title: 'Error', description: 'Failed to assign meal plan. Please try again.' },
  moveFailed: { title: 'Error moving meal plan', description: 'Failed to move meal plan. Please try again.' },
  removeFailed: { title: 'Error', description: 'Failed to remove meal plan. Please try again.' },
  duplicateFailed: { title: 'Error', description: 'Failed to duplicate week. Please try again.' },
  clearFailed: { title: 'Error', description: 'Failed to clear week. Please try again.' },
  dateNotProcessed: { title: 'Error', description: 'Failed to process date. Please try again.' },
  dateNotParsed: { title: 'Error', description: 'Failed to parse date. Please try again.' },
} as const;
