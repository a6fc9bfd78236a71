import { isFood } from './inline-list.ts';

/** What a page says of itself: its buttons, who wrote it, how it was rated, when it was posted. */
export const isPageWords = (text: string): boolean => isNavigation(text) || isAboutPost(text) || NOTICE.test(text) || isRow(text);

/** What a site asks and owns up to, and what a mail says of itself. */
const NOTICE =
  /^(?:(?:we (?:value|care about) (?:your|you)|we use cookies|this (?:post|page|site|website|article|recipe) (?:may|might|contains?|uses)|(?:manage )?cookies? (?:settings|policy|preferences|notice)|accept (?:all|cookies)|view (?:this email )?in (?:your )?browser|read (?:more|online)|table of contents|search (?:this|the|our) (?:site|blog|recipes)|(?:video\s?:\s?)?\d[\d.,]*\s?(?:[KM]|million|mio\.?)?\s(?:views|subscribers|followers|likes|comments|shares)|\d{1,2} min(?:ute)?s? read|log in|sign up|(?:-+ ?)?forwarded(?: message)?|transcript|caption|(?:tiktok|instagram|facebook|youtube|pinterest|reddit|whatsapp|twitter|threads(?!\s\p{L}))(?:\s?[·•|–—:-].{0,60}|\s(?:post|reel|video)s?)?|print (?:this|the) (?:page|recipe)|https?:\/\/\S+|www\.\S+)(?!\p{L}).*|sponsored|(?:\p{L}+\s){1,3}(?:advertisement|anzeige|publicité))$/iu;
/** "Dinner • Pasta • Quick", where "salt • pepper • sesame" are foods. */
const isRow = (text: string): boolean => ROW.test(text) && !text.split(/[·•|]/).some((cell) => isFood(cell.trim()));
const ROW = /^(?:\p{L}+(?:\s\p{L}+)?\s?[·•|]\s?){2,}\p{L}+(?:\s\p{L}+)?$/u;
/** Who wrote what stands above, when, and how it was rated: "By Ada | 3 May". */
export const isAboutPost = (text: string): boolean => BYLINE.test(text) || RATING.test(text) || POSTED.test(text);
const BYLINE =
  /^(?:(?:(?:[Rr]ecipe |[Ww]ords |[Pp]hotos? |[Tt]ext )?[Bb]y|[Pp]osted by|Rezept von|Par|Por|Di)\s|(?:[Pp]hotos?|[Pp]hotography|[Aa]uthor|[Ww]ords|[Ff]otos?)\s?:\s?)\p{Lu}/u;

/** What a site writes on its buttons and in its menus: a line of nothing else is none of the recipe. */
const isNavigation = (text: string): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && (words.every((word) => NAVIGATION.has(word)) || TRAIL.test(text));
};
/** "Inicio / Recetas / Platos fuertes": where on a site it stands. */
const TRAIL =
  /^(?:home|start|startseite|inicio|portada|accueil|recipes|all recipes|rezepte|recetas|recettes|ricette|recepten)(?:\s?[>/›»|→]\s?[^>/›»|→]{1,40}){1,6}$/iu;
const NAVIGATION: ReadonlySet<string> = new Set(
  (
    'print pin share save jump to recipe recipes card comment comments subscribe sign in log up login register join menu search home shop about contact ' +
    'techniques blog video videos newsletter newsletters account cart basket view likes reply replies see translation skip main content rate review reviews email tweet facebook pinterest whatsapp ' +
    'instagram the and my saved follow us more all back next drucken teilen merken speichern anmelden startseite rezepte suche imprimer partager ' +
    'close ad ads report gift article this on for your a of accept latest popular trending topics sections settings dismiss continue ' +
    'get app download favourites favorites favorite wishlist collection send copy link open pdf text size cook mode nutrition ' +
    'rezept zum springen weiterlesen kontakt einkaufsliste zur hinzufügen bewerten kommentieren mehr zurück schließen anzeige folgen als favorit ' +
    'ajouter à mes favoris aux partagez s abonner connecter se inscription fermer publicité noter commenter suivre ' +
    'añadir mis favoritos en suscríbete iniciar sesión cerrar publicidad valorar comentar seguir menú buscar ' +
    'aggiungi ai preferiti accedi iscriviti chiudi pubblicità segui commenta ' +
    'accueil recettes enregistrer connexion imprimir compartir guardar inicio recetas stampa condividi salva ricette afdrukken delen bewaren recepten'
  ).split(' '),
);

/** What a network writes above a post, whoever posts below its name, and a site of its day. */
const POSTED =
  /^(?:[@#]\S+|[ur]\/\S+.*|(?:(?:first |last )?(?:updated|modified|published|posted)|publié|mis à jour|veröffentlicht|aktualisiert|publicado|actualizado|pubblicato|aggiornato|gepubliceerd)(?!\p{L}).*|\p{L}{3,9}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|(?:follow|following|translate|see translation|original audio|reply|like|page \d{1,4}$|p\.\s?\d{1,4}$|recipe (?:below|in (?:the )?(?:comments?|caption)))\b[^,]{0,30}|(?:.{0,40}[·•|]\s?)?\d+\s?[dhmw]|.{0,40}\b\d+\s?[dhmw] ago|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,?\s(?:at\s)?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b).{0,20})?|\d{1,2}(?:[./-]\d{1,2}[./-]|\.?[ -](?:jan|feb|f[ée]v|m[aäe]r|apr|avr|abr|ma[iyg]|ju[nil]|jui|giu|lug|aug|ao[uû]|ago|sep|set|o[ckt]t|out|nov|d[eéi][czs])\p{L}*\.?[ -])\d{2,4}.{0,10})$/iu;
const RATING =
  /^[★☆\s]+|^(?:note|rating|rated|score|bewertung|valoración|puntuación|voto|voti|beoordeling)(?:\s?:\s?|\s)\d(?:[.,]\d|\s?\/)|\d\s?\/\s?5\s?\(|^\d(?:[.,]\d+)?\s*(?:\/\s*5|from\s\d|stars?(?!\p{L}|\sanise)|out of\s\d|\(\d[\d.,]*(?:\)|\s(?:votes?|ratings?|reviews?|avis|bewertungen)))/iu;
