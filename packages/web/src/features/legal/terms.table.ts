import type { LegalText } from './model.ts';

export const TERMS_OF_SERVICE: LegalText = {
  title: 'Terms of Service',
  lead: 'The agreement between you and whoever runs this Larder server (“we”). It is short, and meant to be read.',
  sections: [
    {
      title: 'Who may use Larder',
      paragraphs: [
        'You must be 18 or older, or have the consent of a parent or guardian who agrees to these terms for you. Keep your sign-in to yourself: what is done with it counts as done by you.',
      ],
    },
    {
      title: 'Not medical advice',
      paragraphs: [
        'Meal plans, recipes, nutrition figures and the nutrition guide, including all AI-generated content, are general information. They are not medical advice and do not replace a doctor or dietitian. Talk to one before you change how you eat if you are pregnant, under 18, take medicine, or have a condition such as diabetes, kidney disease or an eating disorder.',
        'Calories and macros are computed from USDA food data for typical foods. Your own ingredients differ, so read the figures as estimates and do not dose medicine from them.',
      ],
    },
    {
      title: 'Allergies and restrictions',
      paragraphs: [
        'Plans leave out what your profile and your search rule out, as far as we understand the words. We cannot know about traces, recipes of a brand, or mistakes in a label. With an allergy or intolerance, check every ingredient and label yourself before you eat.',
      ],
    },
    {
      title: 'Cooking and food safety',
      paragraphs: ['Cooking times are guides. Check that food is cooked through and fresh. Knives and stoves are used at your own risk.'],
    },
    {
      title: 'Your account and your data',
      paragraphs: [
        'You see only your own data and what the household you have joined shares, and other users cannot see yours. What you enter stays yours. The Privacy Policy says what is stored and where.',
      ],
    },
    {
      title: 'Grocery services and affiliate compensation',
      paragraphs: [
        'You can send a grocery list to an online grocery service such as Instacart. Prices, stock, substitutions and delivery are between you and that service. We may earn affiliate compensation from it when you order. This does not change what a plan or a list contains.',
      ],
    },
    {
      title: 'Other outside services',
      paragraphs: [
        'Sign-in, calendars, videos and language models may come from other companies under their own terms. When one of them is not available, that part of Larder may not be either.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: ['Please do not:'],
      points: [
        'try to reach the data of others or to get around limits,',
        'overload the server or copy its content by machine,',
        'enter what is unlawful or belongs to somebody else.',
      ],
    },
    {
      title: 'A beta, without warranty',
      paragraphs: [
        'Larder is in beta and comes as it is, without warranty of any kind. It may change, make mistakes, or stop. Keep a copy of what you cannot do without.',
      ],
    },
    {
      title: 'Limit of liability',
      paragraphs: [
        'As far as the law allows, our total liability to you for everything connected with Larder is limited to the amount you paid us in the prior 12 months. If you paid nothing, that is nothing. We are not liable for indirect or consequential damage. Nothing here limits liability that the law does not let anybody limit.',
      ],
    },
    {
      title: 'How to leave',
      paragraphs: [
        'You can stop at any time. Under “Account & data” in your profile you download everything you entered, and delete your account for good. We may close an account that breaks these terms.',
      ],
    },
    {
      title: 'Changes to these terms',
      paragraphs: ['This page always shows the terms in force today. If you do not agree with a change, please stop using Larder.'],
    },
  ],
};
