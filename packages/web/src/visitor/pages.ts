import type { ComponentType } from 'react';
import { PATHS } from '../paths.ts';

/** The pages that are rendered at build, for visitors. Members get the same ones from the application. */
export const VISITOR_PAGES = {
  [PATHS.home]: async () => (await import('./LandingPage.tsx')).LandingPage,
  [PATHS.privacyPolicy]: async () => (await import('../features/legal/PrivacyPolicy.tsx')).PrivacyPolicy,
  [PATHS.termsOfService]: async () => (await import('../features/legal/TermsOfService.tsx')).TermsOfService,
} as const satisfies Record<string, () => Promise<ComponentType>>;

export type VisitorPath = keyof typeof VISITOR_PAGES;
