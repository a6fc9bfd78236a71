export const ACCOUNT_TEXTS = {
  terms: {
    title: 'Account Creation Agreement',
    lead: 'One thing before the first plan. Please read and accept both, then your kitchen is ready.',
    acceptTerms: 'I have read and accept the Terms of Service',
    acceptPrivacy: 'I have read and accept the Privacy Policy',
    readTerms: 'Read the Terms of Service',
    readPrivacy: 'Read the Privacy Policy',
    hint: 'You must check both boxes above to create your account',
    ready: 'Thank you. You can create your account now.',
    submit: 'Create Account',
  },
} as const;
