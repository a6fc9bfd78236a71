/** What says no language is read as English. */
export const isEnglish = (language: string | null): boolean => language === null || /^en\b/i.test(language);
