/** Whether visitors may plan a day on this server, which public/start.js has heard with the answer to who is there. */
export const mayGuestsPlan = (): boolean => document.documentElement.dataset['guests'] !== undefined;
