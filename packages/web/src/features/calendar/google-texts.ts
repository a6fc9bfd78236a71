import { formatCount } from '../../lib/format/count.ts';

export const GOOGLE_TEXTS = {
  title: 'Google Calendar',
  loading: 'Checking the connection',
  loadFailed: 'We could not check Google Calendar just now.',
  retry: 'Try Again',
  offerText:
    'Your planned days appear in a calendar of their own named “Meal plan”. Larder can see and change that one only, never your other calendars.',
  connect: 'Connect Google Calendar',
  waiting: 'Waiting for your permission',
  waitingText: 'Finish in the window that opened. It closes by itself.',
  timedOut: 'No permission came within two minutes. You can try again.',
  blocked: 'Your browser did not open the window.',
  continueHere: 'Continue in this one',
  cancel: 'Cancel',
  connected: 'Connected',
  connectedText: 'What you plan here appears in the “Meal plan” calendar by itself, and leaves it when you clear a day.',
  syncAgain: 'Check and Sync',
  comparing: 'Checking…',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting…',
  onTheWay: (count: number) => formatCount(count, { one: '# change is on the way.', other: '# changes are on the way.' }),
  syncedAt: (moment: string) => `Up to date since ${moment}.`,
  refused: (count: number) =>
    formatCount(count, {
      one: 'Google turned one entry down. Change the plan or choose it again.',
      other: 'Google turned # entries down. Change the plan or choose it again.',
    }),
  broken: 'Reconnect needed',
  brokenText: 'Google no longer lets Larder write into your calendar. Connect again to go on.',
  reconnect: 'Reconnect Google Calendar',
  notConfigured: 'Not available here',
  notConfiguredText:
    'Whoever runs this site has not set it up for Google. The calendar link below works all the same, in Google Calendar too.',
} as const;

export const GOOGLE_TOASTS = {
  connected: { title: 'Google Calendar connected', description: 'Your planned days are on their way to it.' },
  connectFailed: { title: 'Connection failed', description: 'Unable to connect to Google Calendar. Please try again.' },
  denied: { title: 'Google Calendar not connected', description: 'Google says you did not give permission. Nothing was changed.' },
  expired: { title: 'Google Calendar not connected', description: 'That took too long, or was started elsewhere. Please try again.' },
  disconnected: 'Google Calendar disconnected',
  disconnectedWithWarning: 'Disconnected with warning',
  disconnectFailed: { title: 'Error', description: 'Failed to disconnect Google Calendar. Please try again.' },
  syncing: (count: number) => ({
    title: 'Syncing with Google Calendar',
    description: formatCount(count, { one: 'Looking at # day.', other: 'Looking at # days.' }),
  }),
  syncFailed: { title: 'Error', description: 'We could not look at Google Calendar just now. Please try again.' },
} as const;

export const SYNC_TOASTS = {
  synced: 'Google Calendar synced',
  failed: 'Google Calendar sync failed',
  warning: 'Google Calendar sync warning',
  slow: 'Your plan is saved here. Google Calendar is slow; the change will appear there soon.',
} as const;
