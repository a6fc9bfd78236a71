import type { LegalText } from './model.ts';

export const PRIVACY_POLICY: LegalText = {
  title: 'Privacy Policy',
  lead: 'What Larder keeps about you, where it is kept, who else may see some of it, and how you leave. Larder is open-source software: “we” means the person or organization that runs this server.',
  sections: [
    {
      title: 'In short',
      paragraphs: [],
      points: [
        'Your data is kept in the database of this server, to plan your meals and for nothing else.',
        'You see only your own data and what the household you have joined shares, and other users do not see yours.',
        'Who joins your household sees its plans, calendar, lists and recipes, and what its members never eat. Who opens a link you share sees that one plan, week or list, without names and searches.',
        'There is no advertising, no tracking and no analytics. The pages load nothing from other companies.',
        'Data leaves this server only for the services named below, and only where they are switched on.',
      ],
    },
    {
      title: 'What we store',
      paragraphs: ['On the server, in its database:'],
      points: [
        'Your account: name, email address and, where your sign-in provider sends one, the address of your picture, which this server fetches for your profile. With this server’s own sign-in also a salted hash of your password, never the password itself.',
        'When you accepted these texts.',
        'Your profile, as far as you fill it in: bio, date of birth, height, weight, units, activity level, goal, dietary restrictions, the sex used for energy estimates, and whether numbers are hidden. Some of this is health information. All of it is optional.',
        'The meal plans you save, the plans last shown to you, and which dishes you were shown in the last 28 days, so that plans do not repeat themselves.',
        'What you searched for. A search is offered to others as popular only after three or more accounts made the same one, and never with a name.',
        'Your own recipes, and the photos you add to them. Of a photo only the picture is kept: where and with what it was taken is removed before it is stored.',
        'Your calendar days, grocery lists and the records of lists sent to a grocery service.',
        'Your sessions: when they began, the day they were last used, and what device it is in words such as “Firefox on Windows”.',
        'The server’s log names the page or call, the time and the network address. It does not hold your searches or your cookies.',
      ],
    },
    {
      title: 'Where it is stored',
      paragraphs: [
        'In the database of the server you are using now, and in its backups, if whoever runs it makes some. Ask them in which country that is. Nothing is kept with us anywhere else, and nothing with the makers of Larder, who do not learn that this server exists.',
      ],
    },
    {
      title: 'What your browser keeps',
      paragraphs: [
        'One cookie keeps you signed in, short-lived ones carry you through sign-in, and one says that somebody signed in here before, so that the right form comes first. They are needed for the site to work.',
      ],
      points: [
        'For as long as the tab is open: the plan you are looking at and what you searched for last.',
        'For shopping without signal: copies of the grocery lists you opened, and changes to them that are not sent yet.',
        'Until you clear it: whether you chose the light or the dark theme, and that this browser has been signed in before.',
      ],
    },
    {
      title: 'Who else may see something',
      paragraphs: [
        'Plans and their numbers are made on this server. The following come into play only if whoever runs the server has switched them on:',
      ],
      points: [
        'An outside sign-in provider learns that you signed in here.',
        'A language model may be given the words of a search, to suggest meal ideas. It is not given your name or email address.',
        'A video service is asked for videos by the title of a dish.',
        'Google Calendar, once you connect it, receives the titles and days of your plans. Disconnecting ends that.',
        'Instacart receives the items of a grocery list when you choose to order it. We may earn affiliate compensation from the grocery service when you do.',
      ],
    },
    {
      title: 'Why we may use it',
      paragraphs: [
        'We use your data to give you what you asked for: plans that fit you, a calendar and grocery lists. Health information is used only because you enter it, and taking it out of your profile takes it out of the next plan. We do not sell data, and no decision with legal effect is made from it.',
      ],
    },
    {
      title: 'AI content is not medical advice',
      paragraphs: [
        'Meal plans, recipes and estimates, AI-generated or computed, are general information and not medical advice. Ask a doctor or dietitian about your health.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Until you delete it or your account is deleted. Sessions end by themselves. Copies in backups disappear when the server’s backups are replaced.',
      ],
    },
    {
      title: 'Your choices, and how to leave',
      paragraphs: [
        'You can see and change your profile at any time, and delete plans and grocery lists yourself.',
        'To take your data along, open your profile, then “Account & data”, and choose Download Everything: one file with all that is kept about you, which any Larder server can import again. The same page shows where you are signed in.',
        'To leave, choose Delete Account there. Profile, plans, searches, calendar, lists, sessions and the password of this server’s own sign-in are deleted at once, and our entries in a connected calendar with them. You can also complain to a data protection authority where you live.',
      ],
    },
    {
      title: 'Children',
      paragraphs: ['Larder is for people who are 18 or older, or who have the consent of a parent or guardian.'],
    },
    {
      title: 'Changes',
      paragraphs: ['This page always shows the text in force today.'],
    },
  ],
};
