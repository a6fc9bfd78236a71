import type { ActivityLevel, FitnessGoal } from '@larder/domain/eater/eater.ts';
import type { Units } from './model.ts';
import type { Section } from './read-section.ts';

type Choice = { readonly label: string; readonly hint?: string };

export const SECTION_TEXTS: Readonly<Record<Section, { readonly title: string; readonly lead: string }>> = {
  basic: { title: 'Basic Information', lead: 'Who you are. Of all this, others in your household see only your first name.' },
  physical: { title: 'Physical Information', lead: 'Tell us as much as you like. It is only for the size of your portions.' },
  fitness: { title: 'Fitness & Goals', lead: 'How much you move, and what you eat for.' },
  dietary: {
    title: 'Dietary Preferences & Restrictions',
    lead: 'Every plan keeps to these, whatever you ask for.',
  },
  integrations: { title: 'Calendar Integration', lead: 'Your days in the calendar you already use.' },
};

/** What each level means is as in the activity factors' own descriptions. */
export const ACTIVITY_CHOICES: Readonly<Record<ActivityLevel, Choice>> = {
  sedentary: { label: 'Sedentary', hint: 'Mostly sitting, little exercise' },
  lightly_active: { label: 'Lightly active', hint: 'Light exercise 1-3 days a week' },
  moderately_active: { label: 'Moderately active', hint: 'Moderate exercise 3-5 days a week' },
  very_active: { label: 'Very active', hint: 'Hard exercise 6-7 days a week' },
  extra_active: { label: 'Extra active', hint: 'Physical work or training twice a day' },
};

export const GOAL_CHOICES: Readonly<Record<FitnessGoal, Choice>> = {
  weight_loss: { label: 'Weight loss', hint: 'Up to a fifth less than you use' },
  muscle_gain: { label: 'Muscle gain', hint: 'A tenth more than you use, with more protein' },
  maintenance: { label: 'Maintenance', hint: 'As much as you use' },
  general_health: { label: 'General health', hint: 'As much as you use' },
};

export const UNIT_CHOICES: Readonly<Record<Units, Choice>> = {
  imperial: { label: 'Imperial' },
  metric: { label: 'Metric' },
};

export const SEX_CHOICES = {
  female: { label: 'Female' },
  male: { label: 'Male' },
  '': { label: 'Prefer not to say' },
} as const satisfies Record<string, Choice>;

export const PROFILE_TEXTS = {
  title: 'My Profile',
  household: 'Household',
  loading: 'Loading profile...',
  menu: 'Profile sections',
  menuLabel: 'Section',
  save: 'Save Profile',
  saving: 'Updating...',
  unsaved: 'Not saved yet',
  saved: { title: 'Profile updated!', description: 'Your profile information has been saved successfully.' },
  failed: { title: 'Update failed', description: 'Could not update profile.' },
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'You still sign in with the address you signed up with.',
  bio: 'Bio',
  bioHint: 'A note to yourself about how you eat. It changes no plan.',
  dateOfBirth: 'Date of birth',
  dateOfBirthHint: 'What you need changes a little with age.',
  units: 'Preferred units',
  height: 'Height',
  noHeight: 'Choose a height',
  weight: (unit: string) => `Weight (${unit})`,
  weightPlaceholder: { imperial: 'lbs', metric: 'kg' },
  weightWrong: 'Weight must be 1 or more. Leave it empty if you would rather not say.',
  heightLeft: (height: string) => `It was ${height}. Choose it again in the new units.`,
  takeHeight: (height: string) => `Use ${height}`,
  weightTooLarge: 'This number is too large to be a weight. Leave it empty if you would rather not say.',
  weightOdd: (weight: string, unit: string) => `${weight} ${unit}: is that right? Your daily target follows from it.`,
  weightRounded: (weight: string, unit: string) => `Saved in whole ${unit}: ${weight}.`,
  weightConverted: (weight: string, unit: string) => `Converted from ${weight} ${unit}.`,
  weightReread: (unit: string) => `The number stays as you typed it, and now counts as ${unit}.`,
  sex: 'Sex used for energy estimates',
  sexHint: 'A woman and a man of the same size need a little less or more. Without an answer we take the middle.',
  activity: 'Activity level',
  goal: 'Primary goal',
  hideNumbers: 'Hide calories and macros',
  hideNumbersHint: 'No screen shows them. Your portions are still worked out for you.',
  target: {
    title: 'Your daily target',
    lead: 'What your days aim for, unless you ask for other numbers.',
    working: 'How it is worked out',
    assumed: (assumptions: readonly string[]) => `Assumed: ${assumptions.join('; ')}.`,
    disclaimer: 'A good guess from what most people need, not medical advice.',
    hidden: 'Calories and macros are hidden, as you chose. Your portions are still worked out for you.',
    pending: 'Working out your target',
    failed: 'The target could not be worked out just now. What you entered is kept.',
    retry: 'Try Again',
  },
  restrictions: {
    suggested: 'Common ones',
    isAdded: 'Already on your list',
    custom: 'Add your own',
    customHint: 'A food, an allergy or a way of eating: “Nut-Free”, “no mushrooms”, “pescatarian”.',
    add: 'Add',
    list: 'On your list',
    empty: 'Nothing yet. Plans may use any food.',
    remove: (chip: string) => `Remove ${chip}`,
    added: (chip: string) => `${chip} added`,
    removed: (chip: string) => `${chip} removed`,
    caution:
      'With a severe allergy, check every label yourself. Plans leave out foods that contain the allergen; they cannot know about traces.',
  },
  neverEat: {
    title: 'Anything you never eat?',
    lead: 'Every plan leaves it out. You can change it in your profile at any time.',
    other: 'Something else',
    dismiss: 'Nothing to leave out',
  },
  account: {
    text: 'Download your data, change your password, see where you are signed in, or delete the account:',
    link: 'Account & data',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes to the profile are not saved yet.',
    confirm: 'Leave',
    cancel: 'Keep Editing',
  },
} as const;
