/** Small numbers in German, French, Spanish, Italian, Portuguese and Dutch; without those that are words of English, as "due" and "once". */
export const FOREIGN_NUMBERS: readonly (readonly [words: string, value: number])[] = [
  ['zwei|zweit|deux|dos|dois|duas|twee', 2],
  ['drei|dritt|trois|tres|drie', 3],
  ['vier|viert|quatre|cuatro|quattro|quatro', 4],
  ['funf|cinq|cinco|cinque|vijf', 5],
  ['sechs|seis', 6],
  ['sieben|siete|sete|sette', 7],
  ['acht|huit|ocho|oito|otto', 8],
  ['zehn|dix|diez|dez|dieci|tien', 10],
  ['funfzehn|quinze|quindici', 15],
  ['zwanzig|vingt|veinte|vinte|venti|twintig', 20],
  ['dreissig|trente|treinta|trinta|trenta|dertig', 30],
];
