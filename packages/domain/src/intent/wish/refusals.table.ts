/**
 * Clauses that send a food away after it was named, in whatever words: "those have to go", "is not my cup of tea". Lower case,
 * without accents and apostrophes, marks apart.
 */
export const REFUSALS: readonly RegExp[] = [
  ...listSendings(),
  /\b(?:is|are) (?:(?!not\b|never\b|no\b|no longer\b)\w+ ){0,2}?(?:problems?|problematic|trouble|triggers?|bad news|bad for (?:me|us|him|her|them)|nightmare|kryptonite|nemesis|enem(?:y|ies))\b/u,
  /(?<!\b(?:no|not a) )\b(?:problem|trouble|trigger|enemy|nemesis|kryptonite)s? (?:food |foods )?(?:is|are|seems? to be)\b/u,
  /\bwould be (?:bad|trouble|a problem|risky|dangerous|a mistake)\b/u,
  /\b(?:cant|cannot|can not|couldnt) (?:really )?stomach\b/u,
  /\b(?:is|are) (?:literally |slowly )?killing (?:me|us|him|her|them)\b/u,
  /\btriggers? (?:foods?|ingredients?)\b|\btriggers? (?:are|is|:)/u,
  ...listDenials(),
  ...listFears(),
  ...listWarnings(),
  ...listDisgusts(),
  // What was eaten lately, unless it is there to be used up.
  /^(?!.*\bleft ?overs?\b).*\b(?:already (?:had|ate|eaten|eat)|(?:had|ate|eaten|having|eating) (?:\w+ ){1,4}?(?:yesterday|last night|all week|this week|every day this week|for days|lately))\b/u,
  /\b(?:eat|eating|eaten|had|having) too (?:much|many)\b|\btoo (?:much|many) (?:\w+ ){1,3}(?:lately|recently|already|this week|these days|in my diet|for me)$/u,
  ...listForeign(),
];

function listSendings(): readonly RegExp[] {
  const notDenied = '(?<!\\b(?:not|dont|do not|never|no need to|without) (?:\\w+ )?)';
  return [
    new RegExp(`${notDenied}\\b(?:leave|leaving|keep|keeping|take|cut|cutting|rule|kick|drop)\\b (?:\\w+ ){1,5}?(?:out|off|aside)\\b`, 'u'),
    /(?<!\b(?:before (?:it|they)|use (?:\w+ )*)(?: |$))\b(?:is|are|was|were|s|stays?|goes|go) (?:(?!not\b|never\b|no longer\b)\w+ )?(?:out|off)(?:$| (?:of the question|the (?:menu|table|list|plan|cards)|limits|for (?:me|us|now|good|today)))/u,
    // "Those have to go", but not "I have to go".
    // What is half left and needs to go is to be eaten.
    /^(?!.*\b(?:half|some|left ?overs?|rest of|bit of|bag of|bunch of|jar of|can of|tin of|pack of|\d+)\b).*(?<!\b(?:i|we|you|that) )\b(?:have|has|need|needs|got) to go(?:$| (?:now|away|too|i guess)\b)/u,
    /^(?:please |just |and |so )?(?:nix|ditch|scrap|drop|lose|axe|kill|toss|bin) (?:all the|all|the|any) /u,
    /\b(?:told|have|need|want|trying|try|asked|supposed|must|should|had) (?:me |us |him |her )?(?:to )?(?:cut|drop|ditch|skip|eliminate|give up)\b(?! (?:weight|calories|calorie|fat|kilos?|pounds?|lbs?|kgs?|while|and|for|on|but|so|down|\d))/u,
  ];
}

function listDenials(): readonly RegExp[] {
  const cannot = '(?:cant|cannot|can not|couldnt|dont|do not|doesnt|does not|didnt|wont|will not|never|no longer)';
  const dislikes =
    '(?:hate[sd]?|loathes?|detests?|dislikes?|despises?|refuses?(?: to eat)?|avoids?|(?:sick|tired|bored) of|fed up with|(?:isnt|arent|not) (?:a |\\w+ )?(?:fan of|fond of|keen on)|' +
    '(?:cant|cannot|can not|couldnt|dont|doesnt|do not|does not|didnt|wont|will not|never) (?:\\w+ )?(?:stand|eat|have|handle|bear|touch|like|want|tolerate|enjoy|love))';
  return [
    // Of what another clause named: "I don't mind mushrooms but my wife can't stand them".
    new RegExp(
      `\\b${dislikes} (?:it|them|those|these|either)(?=$| (?:at all|any ?more|again|either|though|really|so|please|now|in|on|from|and)\\b)`,
      'u',
    ),
    // "Mushrooms I can't stand", "it's eggs I can't have".
    new RegExp(
      `\\b(?:i|we|you|he|she|they|my \\w+|the kids) (?:\\w+ )?${cannot} (?:\\w+ )?(?:stand|eat|have|handle|bear|touch|touche|like|want|tolerate|enjoy|love|do|abide|digest|take)s?(?: (?:at all|any ?more|either|though))?$`,
      'u',
    ),
    /\b(?:im|i am|were|we are|hes|he is|shes|she is|been|being|going|gone|went|go|stay|staying) off (?!to\b|work\b|on\b|school\b|for\b)/u,
    /\b(?:is|are) (?:an? )?(?:\w+ ){0,2}(?:no|nope|nono|no no|no go)(?: (?:for|from) (?:me|us|him|her|my \w+))?$/u,
    /\b(?:not|isnt|arent|never) (?:\w+ )?(?:allowed|permitted|acceptable|welcome|an option|for (?:me|us|him|her|them))$/u,
    /\b(?:not|isnt|arent|never|hardly) (?:\w+ )?(?:my|his|her|our|their) (?:\w+ )?(?:things?|favou?rites?|cup of tea|jam|friends?|style)\b/u,
    /\b(?:not|isnt|arent) (?:involved|included|present|used|in (?:it|there|them|anything)|inside)$/u,
    /(?:\w|[:=-]) (?:no more|no longer|not any ?more|never again|hard pass|big no|no way|no thanks)$|[:=-] (?:no|nein|non|nee|nao|nej|nope|nah|pass|never|none|nil|zero|0|bad|out|x)$|^(?:0|x|nil) | x$/u,
    // "Safe foods only, peanuts aren't", "eggs I like, fish I don't".
    /\b(?:isnt|arent|i dont|we dont|he doesnt|she doesnt|they dont)$/u,
    // What heads a list of them.
    /^(?:dietary|dietary restrictions?|restrictions?|food restrictions?|exclusions?|dislikes?|triggers?) [:=-] /u,
    /\b(?:ban|bans|banned|blacklist\w*|eliminat\w*|no list|avoid list)\b|\bcheck (?:\w+ )?for\b|\b(?:dont|do not|never) let\b.*\bnear\b/u,
    /\b(?:tolerance|room|space|patience) (?:for|of|to) (?:\w+ )+(?:zero|low|0|none|nil)$|\bhates? (?:me|him|her|us)$|\ba thing (?:with|about|against)\b/u,
    /\b(?:is|are) (?:something|a food|foods|things?|stuff|the (?:one|only) thing) (?:that )?(?:i|we|he|she|they|my \w+) (?:\w+ )?(?:avoid|hate|dislike|skip|refuse|despise|cant|cannot|can not|dont|do not|never|wont)/u,
  ];
}

function listFears(): readonly RegExp[] {
  return [
    /\b(?:excluded?|omitted|removed|prohibit\w*|avoided|blacklisted|eliminated)\b|\bleft (?:\w+ )?out\b/u,
    /(?<!\b(?:not|never|isnt|arent|no longer|dont be) (?:\w+ )?)\b(?:scared|afraid|terrified|frightened|fear|wary)\b/u,
    /\b(?:must|should|shall|may|have to|has to|need to|needs to|supposed to|trying to|try to) (?:\w+ )?(?:avoid|never|not)\b(?! (?:to )?(?:forget|waste|lose|throw|skip|miss)\b)/u,
    /(?<!\bnot )\b(?:very|really|so|too) bad\b|\b(?:have|has|got) an? (?:\w+ ){1,2}(?:problem|issue)$|\bkeep\b.*\b(?:for yoursel\w+|for others|(?:well|far) away)\b|^(?:please )?watch (?:out for )?the\b|\b(?:cant|cannot|can not|couldnt) keep\b.*\bdown\b|\bbad (?:for|idea|reaction)\b/u,
  ];
}

/** Words of alarm anywhere in a clause that wishes for nothing: which way they are put together does not matter. */
function listWarnings(): readonly RegExp[] {
  const calm = '(?!.*\\b(?:wants?|love|loves|crav\\w*|more|need|needs|favou?rite|help\\w*)\\b)';
  const alarm =
    'inhalers?|dangers?|hazards?|threats?|risky?|agony|mucus|forbidden|careful|caution|beware|airways?|life threatening|flagged|bad history|draw the line|palpitations|(?:tummy|stomach|belly) ?aches?|spots from|in spots|' +
    '(?:right|straight) through (?:me|us|him|her)|(?:absolutely|definitely|certainly) not|stays? (?:out|away|off)|leave \\w+ (?:\\w+ )?alone|suffer\\w*|regret\\w*|torture|nightmare|culprits?|evil|' +
    'tested (?:high|badly)|an? no (?:for|from|to)|as (?:it|they) (?:isnt|arent)|not to (?:have|eat|get)|(?:didnt|did not|wouldnt) (?:use|put|add|include|serve|cook)|lost (?:my |our |a )?\\w+ to';
  // The rarer first: most clauses are through with that.
  return [new RegExp(`^(?=.*\\b(?:${alarm})\\b)${calm}`, 'u')];
}

function listDisgusts(): readonly RegExp[] {
  return [
    /\b(?:is|are) (?:(?!not\b|never\b)\w+ ){0,2}?(?:gross|overrated|disgusting|nasty|vile|yuck\w*|icky|revolting|repulsive|(?:the )?worst|poison|haram|treif|dangerous|toxic|against (?:my|our|his|her) \w+)\b/u,
    /\bdeal ?breakers?\b|\b(?:gross(?:es)?|creeps?|freaks?) (?:me|us|him|her|them) out\b|\bturns? (?:my|his|her) stomach\b/u,
    /\btastes? (?:just )?(?:like |of )?(?:feet|dirt|soap|mud|metal|awful|bad|weird|rubber|cardboard|vomit|soil|earth|grass)\b/u,
  ];
}

function listForeign(): readonly RegExp[] {
  return [
    /(?<!\b(?:nicht|pas|no) )\b(?:tabu|verboten|interdite?s?|prohibid[oa]s?|vietat[oaie]|proibid[oa]s?)$/u,
    /\b(?:mag|mogen|esse|essen) (?:ich|wir|er|sie) (?:gar |uberhaupt )?nicht\b/u,
    /\b(?:mag|mogen|esse|essen|will|darf|kann|mochte|brauche) (?:\w+ ){1,5}nicht(?: (?:so|gern|gerne|mehr|besonders|wirklich))*$|\bgeht (?:gar |uberhaupt )?nicht$|\bverzicht\w*\b/u,
    /\b(?:no|non|nao) (?:me|le|nos|les|mi|gli|ci) (?:gusta|gustan|sienta|sientan|piace|piacciono|conviene)$|\bnon merci\b|\bno gracias\b|\bnein danke\b/u,
  ];
}
