export const UI_TEXTS = {
  cancel: 'Cancel',
  dismiss: 'Dismiss notification',
  newTab: '(opens in a new tab)',
} as const;
