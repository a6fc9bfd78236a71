/** Who eats along, in the singular. A baby is none of them: nobody younger than a year eats from the pot. */
export const ADULT_NOUNS =
  'partner wife husband hubby girlfriend boyfriend fiance fiancee spouse roommate flatmate housemate friend colleague guest mum mom dad mother father sister brother mate grandma grandpa grandmother grandfather'.split(
    ' ',
  );
export const CHILD_NOUNS = 'son daughter kid child girl boy'.split(' ');
export const TODDLER_NOUNS = ['toddler'];
export const TEEN_NOUNS = ['teen', 'teenager'];
/** Of whom one shares a household, and nobody has two. */
export const SPOUSE_NOUNS = 'wife husband hubby partner girlfriend boyfriend fiance fiancee spouse mrs missus missis'.split(' ');
/** Who, counted, are all that eat: "six lads", "2 students". Of one's own kin and mates whoever asks may be one more. */
export const COUNTED_NOUNS =
  'lads lasses fellows fellas blokes guys gals chaps dudes ladies gentlemen men women folks souls mouths humans oldies pensioners codgers seniors retirees students workers builders drivers truckers nurses teachers soldiers sailors farmers fishermen firefighters runners hikers climbers campers cyclists walkers players gamers lifters athletes footballers teammates workmates travellers travelers tourists grownups diners'.split(
    ' ',
  );
/** Whoever is named beside a food in another language, or as no eater of a table: "Tochter", "hija", "the adults". */
export const OTHER_PEOPLE_NOUNS =
  'adult adults grownup grownups baby school sohn tochter mann frau kind kinder kindern freund freundin bruder schwester mutter vater gast gaste gasten fils fille mari femme enfant enfants bebe frere soeur mere pere invite invites ami amie hijo hija hijos hijas marido esposo esposa mujer nino nina ninos ninas hermano hermana madre padre abuelo abuela invitado invitados amigo amiga figlio figlia figli marito moglie bambino bambina bambini fratello sorella ospite ospiti'.split(
    ' ',
  );
/** Whom "he" and "she" may mean. */
export const MALE_WORDS =
  'he him hes his husband hubby boyfriend fiance dad daddy father brother grandpa grandfather grandad granddad son sons boy boys stepson stepfather stepbrother grandson uncle nephew stepdad man men er ihm ihn sohn mann bruder vater lui fils mari frere pere hijo hijos nino ninos marido esposo hermano padre abuelo figlio figli marito bambino fratello'.split(
    ' ',
  );
export const FEMALE_WORDS =
  'she her hers shes wife girlfriend fiancee mum mummy mom mommy mother sister grandma grandmother granny nan nana daughter daughters girl girls stepdaughter granddaughter aunt auntie niece stepmum stepmom stepmother stepsister lady woman women tochter frau schwester mutter elle fille femme soeur mere ella hija hijas nina ninas mujer esposa hermana madre abuela lei figlia moglie bambina sorella'.split(
    ' ',
  );
/** First names that one slip parts from a food, so that "Ben can't have eggs" would be read as said of beans. */
export const NAMES_NEAR_FOODS =
  'ben benny bennie bernie bea bess becky barry brad bruno liam oliver olivia logan nora grace chloe pam maria marco lara lars ali kyle kate tina milo frieda fred louise carlos milly millie molly mia mick dale pete wally amanda sol solomon shelly shelley holly polly chad nick rick sue lee mel cora kiki'.split(
    ' ',
  );
