/** Who eats along, in the singular. A baby is none of them: nobody younger than a year eats from the pot. */
export const ADULT_NOUNS =
  'partner wife husband hubby girlfriend boyfriend fiance fiancee spouse roommate flatmate housemate friend colleague guest mum mom dad mother father sister brother mate grandma grandpa grandmother grandfather'.split(
    ' ',
  );
export const CHILD_NOUNS = 'son daughter kid child girl boy'.split(' ');
export const TODDLER_NOUNS = ['toddler'];
export const TEEN_NOUNS = ['teen', 'teenager'];
