/** As public/start.js has heard with the answer to who is there; whoever joins or leaves loads the page anew. */
export const isShopper = (): boolean => document.documentElement.dataset['role'] === 'shopper';

/** Whether something is to be told of who came and went. */
export const hasNews = (): boolean => document.documentElement.dataset['news'] === 'true';

/** Whether others are in the household, who are to be heard of. */
export const isShared = (): boolean => document.documentElement.dataset['shared'] === 'true';
