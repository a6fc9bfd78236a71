import { isOrder } from './ingredient-likeness.ts';
import { findNote, opensBesides } from './section-words.ts';
import { isAllSaid } from './said-numbers.ts';

/**
 * Whether a line behind the steps speaks of the recipe rather than telling what to do: how long it keeps, whom it pleases,
 * how many it feeds, a name below a letter. A step in the middle may read so too, so this is asked from the end only.
 */
export const isRemark = (text: string): boolean =>
  text.length <= LONGEST &&
  (NOTED.test(text) ||
    ASKS_OR_OWES.test(text) ||
    SPEAKS.test(text) ||
    PRAISES.test(text) ||
    KEEPS.test(text) ||
    findNote(text)?.key === 'about' ||
    opensBesides(text) ||
    isAllSaid(text));

/** Where the recipe is over whatever follows: somebody's comment with its date, the way to the next page, whose rights it is. */
export const endsRecipe = (text: string): boolean => text.length <= LONGEST && OVER.test(text) && !isOrder(text.replace(NEXT, ''));
/** "Next: add the oil" is a step. */
const NEXT = /^(?:next|then|weiter)\s?[:,]\s/i;

/** Whether a line set apart from the steps is a name below a letter: "Priya S.", "xx Hanna". */
export const isSignature = (text: string): boolean =>
  /^(?:x{1,3}\s|[–—-]\s?)?\p{Lu}\p{Ll}+(?:\s\p{Lu}(?:\p{Ll}+|\.)){0,2}(?:,\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)?$/u.test(text);

const LONGEST = 300;

/** "Note: keeps one day", "EDIT: wow", "PS the lid matters" */
const NOTED =
  /^(?:(?:cook['’]s |chef['’]s |recipe |serving )?(?:notes?|tips?|hints?|suggestions?|variations?|storage|make ahead)|edit(?:ed)?|update|p\.?\s?s\.?|n\.?\s?b\.?|tipp|hinweis|anmerkung|aufbewahrung|astuce|conseil|remarque|conservation|nota|consejo|truco|conservación|consiglio|consigli|conservazione|dica|bewaren|wine|to drink|dazu passt|source|credit|recipe|link)\s?(?::|\s[–—-]\s)|^(?:p\.?s\.?|edit|n\.?b\.?)[\s:]\s?\p{L}/iu;

/** "It's SO good on pizza. Tell me what you put it on", "Any questions just shout" */
const PRAISES =
  /^(?:(?:it|this|that|they)(?:['’]s|['’]re| is| are| was)\s(?:(?:just|so|really|absolutely|seriously|honestly|even|truly|very)\s)+(?:good|great|nice|lovely|tasty|delicious|yummy|yum|easy|simple|quick|cheap|filling|moreish|comforting|addictive|amazing|incredible|awesome|perfect|divine|fantastic|wonderful|gorgeous|worth|better|the best|my favou?rite|popular|forgiving|versatile|healthy|fun)(?!\p{L})|(?:any|got any) questions\b|(?:tell|message|dm|ping|text|call|ring) me\b|comment (?:below|down)|hit (?:the|that)|double tap|smash that|don['’]t forget to (?:like|subscribe|follow|save|feed)|would (?:definitely |totally )?(?:make|do|cook|bake) (?:it |this |them )?again\b|printed (?:from|on|by)\b|miss you\b|thinking of you\b|speak soon\b|talk soon\b|take care\b|give my (?:love|best)\b|(?:big |lots of )?(?:hugs|kisses)\b|come (?:visit|over)\b|enjoy!|bon app|(?:next|last) (?:week|time)\b|next up\b|(?:day|episode|part|week) \d+ (?:tomorrow|next|coming)|nächste woche|la semaine prochaine|la próxima semana|la prossima settimana)/iu;

/** Who begins with a person tells of somebody; an order has none. */
const SPEAKS =
  /^(?:(?:and|so|but|when|if)\s)?(?:(?:I|I['’](?:m|ve|d|ll)|we|we['’](?:re|ve)|she|he|my|mum|mom|grandma|gran|our|everyone|everybody|ich|wir|mein\p{L}*|unser\p{L}*|bei uns|je|j['’]ai|nous|mon|ma|mes|on en|yo|nosotros|mi|mis|nos|io|noi|ci|mia|mio|ik|wij|mijn|bij ons)(?!\p{L})|(?:you (?:can|could|may|might) also)\b)|^(?:if|when) you (?:make|try|cook|bake) (?:this|it)\b|^(?:got a|have a|do you|did you|what['’]s|write to|send|print this)\b/iu;

/** Where it is from, and what whoever reads it is asked. */
const ASKS_OR_OWES =
  /^(?:(?:recipe |loosely |slightly )?(?:adapted|inspired|taken|borrowed|stolen) (?:from|by)|recipe (?:from|by|courtesy)|from the (?:kitchen|book|notebook) of|photos? by|quelle|nach einem rezept|d['’]après|adaptado de)(?!\p{L})|^[^.!]{8,90}\?$/iu;

/** "Leftovers keep 4 days", "It freezes well", "Hält sich drei Tage" */
const KEEPS =
  /^(?:(?:it|this|these|they|leftovers?|any leftovers|the rest|die reste|les restes|las sobras|gli avanzi)\s(?:\p{L}+\s)?(?:keeps?|freezes?|makes?|serves?|feeds?|cuts?|yields?|lasts?|reheats?|stores?|tastes?)|(?:keep|store|freeze|refrigerate|chill)\s(?:any |the )?(?:leftovers?|rest of it|extras?|spares?)|keeps?\s(?:for|up|well|about|\d|one|two|three|a|in)|freezes?\s(?:well|beautifully|for)|lasts?\s|best (?:eaten|served|the)|hält sich|lässt sich (?:gut )?einfrieren|schmeckt (?:auch|am)|se (?:garde|conserve|conserva|guarda)|aguanta|si conserva|blijft|hou(?:dt|d) )(?!\p{L})/iu;

/** Where others begin to say how it went. */
export const opensComments = (text: string): boolean => COMMENTS.test(text);

const COMMENTS =
  /^(?:\d[\d.,]*\s)?(?:comments?|replies|reviews?|responses|thoughts on|kommentare?|commentaires?|comentarios|commenti|reacties)(?!\p{L})(?:.{0,4}|\s(?:on|\().*)$|^.{2,40}\bsays\s?:?$|^(?:reply|leave a (?:comment|reply|review))\b/iu;

const OVER =
  /^(?:did you (?:make|try)|have you (?:made|tried)|more (?:\p{L}+\s){0,3}(?:recipes|dinners|ideas|like this|from)|more (?:easy|quick|weeknight|simple|healthy|favou?rite|great|delicious|popular|recent) \p{L}+s$|you (?:may|might|['’]ll) (?:also )?(?:like|love|enjoy)[:!. ]*$|related (?:posts?|recipes?|articles?)|read (?:next|more)|trending|popular (?:now|recipes|posts)|filed under|tagged (?:with|as|in)|tags?:|posted (?:in|under)|categor(?:y|ies):|share this|leave a (?:comment|reply|review)|rate this|\d+ (?:comments?|replies|responses|thoughts on|reviews)|comments? ?\(|show less|your email address|terms (?:of|and)|privacy policy|contact us|das könnte (?:dir|ihnen)|mehr rezepte|weitere rezepte|kommentare?(?: \(|$)|\d+ kommentare|vous aimerez|à lire aussi|\d+ commentaires?|también te|te puede gustar|\d+ comentarios)(?!\p{L})|^\p{Lu}[\p{L}.'’ -]{1,25}\s?\(?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\)?\s?:|^(?:back to|next|previous|prev|zurück zu|weiter|retour|suivant|volver|siguiente|torna|indietro)\b.{0,60}[|>»:]|©|\ball rights reserved\b|alle rechte vorbehalten|tous droits réservés|todos los derechos|tutti i diritti/iu;
