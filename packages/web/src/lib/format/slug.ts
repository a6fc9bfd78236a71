/** A title as part of an address or a file's name: "Crème brûlée, twice" as "creme-brulee-twice"; `otherwise` where nothing is left. */
export const formatSlug = (title: string, otherwise: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || otherwise;
