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
    unsaved: 'What you changed on this page is not saved. Signing out drops it.',
    waiting: (waiting: number) =>
      waiting === 1
        ? 'One change to a grocery list is in this browser alone. Signing out deletes it; with a connection it is sent by itself.'
        : `${waiting} changes to grocery lists are in this browser alone. Signing out deletes them; with a connection they are sent by themselves.`,
    stay: 'Stay',
  },
  menu: { open: 'Open menu', close: 'Close menu', more: 'More' },
  theme: { dark: 'Use dark theme', light: 'Use light theme' },
  footer: {
    line: 'Numbers computed from USDA food data, never guessed.',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
  sessionExpired: { title: 'Session Expired', description: 'Please log in again to continue.' },
  notFound: {
    title: 'Page Not Found',
    text: 'There is nothing on this shelf. The address may be mistyped, or the page has moved.',
    home: 'Go Home',
  },
  crash: {
    title: 'Something went wrong',
    text: 'The page ran into a fault. What you saved is safe. Loading the page again usually helps.',
    retry: 'Load Again',
  },
  startFailed: {
    title: 'We cannot reach the kitchen',
    text: 'Larder could not check who you are. Nothing is lost. Check your connection and try again.',
    retry: 'Try Again',
  },
  offline: {
    title: 'This screen needs the network',
    text: 'There is no connection at the moment. Nothing is lost, and your grocery lists work without one.',
    retry: 'Try Again',
    lists: 'Grocery Lists',
  },
  leftOffline: {
    title: 'You are signed out here',
    text: 'You are offline. The rest is done as soon as you are back, also when you open this page again.',
    retry: 'Try Again',
  },
  offlineMark: { lists: 'No connection. Grocery lists go on working.', other: 'No connection. Only grocery lists work now.' },
  authFailed: 'Authentication failed. This might be a temporary authentication issue. Please try signing in again.',
  authFailedWith: (details: string) => `Authentication failed: ${details}`,
  /** What follows may be anybody's words: the address it stands in can be made up. */
  saidElsewhere: 'The sign-in service said:',
} as const;
