/** A cook's corner of a video site: some that may be shown, and one of each kind that may not. */
export type EmulatedVideo = {
  readonly id: string;
  readonly title: string;
  readonly channel: string;
  readonly duration: string;
  /** Absent where its owner hides it. */
  readonly views?: string;
  readonly embeddable?: false;
  readonly privacy?: 'private' | 'unlisted';
  readonly upload?: 'uploaded' | 'rejected';
  readonly live?: 'live' | 'upcoming';
  /** Found by the search, but gone when it is looked at. */
  readonly isGone?: true;
};

export const EMULATED_VIDEOS: readonly EmulatedVideo[] = [
  { id: 'aaaaaaaaaa1', title: 'How to cook it at home', channel: 'A Cook', duration: 'PT12M34S', views: '123456' },
  { id: 'aaaaaaaaaa2', title: 'Live from the kitchen', channel: 'A Cook', duration: 'P0D', views: '7', live: 'live' },
  { id: 'aaaaaaaaaa3', title: 'The long version', channel: 'Slow Food', duration: 'PT1H2M3S', views: '18446744073709551615' },
  { id: 'aaaaaaaaaa4', title: 'Not to be shown elsewhere', channel: 'Big Network', duration: 'PT9M', views: '99', embeddable: false },
  { id: 'aaaaaaaaaa5', title: 'In under a minute', channel: 'Quick Bites', duration: 'PT45S' },
  { id: 'aaaaaaaaaa6', title: 'Gone by now', channel: 'Nobody', duration: 'PT5M', isGone: true },
  { id: 'aaaaaaaaaa7', title: 'Salt & pepper, explained', channel: 'Tom & Co', duration: 'PT8M5S', views: '1000' },
  { id: 'aaaaaaaaaa8', title: 'Family only', channel: 'Private Chef', duration: 'PT3M', views: '2', privacy: 'private' },
  { id: 'aaaaaaaaaa9', title: 'Still uploading', channel: 'New Cook', duration: 'PT4M', views: '0', upload: 'uploaded' },
  { id: 'aaaaaaaaab1', title: 'My weeknight way', channel: 'Busy Parent', duration: 'PT6M1S', views: '5021' },
  { id: 'aaaaaaaaab2', title: 'From scratch', channel: 'Grandma', duration: 'PT21M', views: '77777' },
  { id: 'aaaaaaaaab3', title: 'Five mistakes to avoid', channel: 'Food Science', duration: 'PT10M', views: '31337' },
];
