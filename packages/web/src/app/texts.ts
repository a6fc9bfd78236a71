export const APP_TEXTS = {
  loading: 'Loading your meal planner...',
  loadingProfile: 'Loading profile...',
  name: 'Larder',
  beta: 'Beta',
  home: 'home',
  mainNavigation: 'Main',
  dismiss: 'Dismiss',
  skip: 'Skip to content',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  leaving: {
    notSent: 'Sign out with changes not sent?',
    notSaved: 'Sign out with changes not saved?',
    unsaved: 'What you changed on this page is not saved. If you sign out now, it is lost.',
    waiting: (waiting: number) =>
      waiting === 1
        ? 'One change to a grocery list is not sent yet. If you sign out now, it is lost. It is sent by itself once you are online.'
        : `${waiting} changes to grocery lists are not sent yet. If you sign out now, they are lost. They are sent by themselves once you are online.`,
    stay: 'Stay',
  },
  menu: { open: 'Open menu', close: 'Close menu', more: 'More' },
  theme: { dark: 'Use dark theme', light: 'Use light theme' },
  footer: {
    line: 'Numbers worked out from USDA food data, never guessed.',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
  sessionExpired: { title: 'Session Expired', description: 'Please log in again to continue.' },
  sessionExpiredKept: {
    title: 'Session Expired',
    description: 'Please log in again to continue. What was not saved is kept and comes back then.',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'There is nothing on this shelf. The address may be mistyped, or the page has moved.',
    home: 'Go Home',
  },
  crash: {
    title: 'Something went wrong',
    text: 'This page stopped working. What you saved is safe. Loading it again usually helps.',
    retry: 'Load Again',
  },
  startFailed: {
    title: 'We cannot reach the kitchen',
    text: 'Larder could not check who you are. Nothing is lost. Check your connection and try again.',
    retry: 'Try Again',
  },
  offline: {
    title: 'This page needs the internet',
    text: 'You are offline at the moment. Nothing is lost, and the grocery lists you opened work all the same.',
    retry: 'Try Again',
    lists: 'Grocery Lists',
  },
  leftOffline: {
    title: 'You are signed out here',
    text: 'You are offline. Larder finishes signing you out once you are back online, or the next time you open this page.',
    retry: 'Try Again',
  },
  offlineMark: {
    lists: 'No connection. Lists you opened still work.',
    other: 'No connection. Only lists you opened work.',
  },
  authFailed: 'Authentication failed. This might be a temporary authentication issue. Please try signing in again.',
  authFailedWith: (details: string) => `Authentication failed: ${details}`,
  /** What follows may be anybody's words: the address it stands in can be made up. */
  saidElsewhere: 'The sign-in service said:',
} as const;
