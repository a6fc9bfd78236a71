/** What leads to the name of a dish, in the languages of letters and posts: sources of patterns that ignore case. */

/** "The", "mein", "les"; not "lo", which is of no dish in "lo del otro día". */
export const DETERMINER = String.raw`(?:the|my|our|her|his|that|some|an?|das|den|die|der|mein\p{L}*|unser\p{L}*|le|la|les|ma|mon|mes|notre|nos|el|los|las|mis?|nuestr[ao]s?|un[ae]?|il|gli)`;

const HERE = String.raw`here(?:['’]s| is| are)`;
/** "Here is", "voici". */
export const GIVES = String.raw`(?:${HERE}|hier(?:\s(?:ist|kommt|kommen|sind))?|voici|voilà|aquí (?:va|tienes|está)|ahí va|ecco)`;
/** "Te paso", "ich schicke dir". */
export const SENDS = String.raw`(?:(?:te|os|les?) (?:paso|mando|dejo|envío)|je t['’]envoie|ich schick\p{L}* dir|anbei)`;
/** "Here's the", "this is my". */
export const SHOWS = String.raw`(?:${HERE}|this is)\s${DETERMINER}`;
/** "Hi", "liebe": what begins no name, as "morning" and "beste" may. */
export const GREETS = String.raw`(?:hi|hello|hey|dear|hiya|hallo|guten (?:morgen|tag|abend)|liebe[rs]?|moin|servus|salut|bonjour|bonsoir|coucou|hola|ciao|querid[ao]s?|hoi)`;
/** "As promised", "comme promis". */
export const AS_PROMISED =
  'as (?:discussed|promised|requested|asked)|wie versprochen|comme promis|como (?:te )?promet(?:ido|í)|lo prometido';
/** "How I make", "receta del". */
export const TELLS_HOW = String.raw`(?:how (?:i|we|to|you) make|recipe for|rezept für|recette (?:de la|de l['’]|du|des|de|d['’])|receta (?:de los|de las|de la|del|de))`;
