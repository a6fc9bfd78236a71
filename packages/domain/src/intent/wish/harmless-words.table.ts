/** What may stand behind a food up to the end of its clause, and says nothing of it. */
const TAIL =
  '(?: (?:FOOD|DISH|and|or|with|on|in|into|for|of|leftover|left over|a|an|the|some|bit|lots?|plenty|too|also|then|tonight|today|tomorrow|please|pls|thanks|breakfast|lunch|dinner|supper|tea))*$';
const DAYS = '(?:nights?|weeks?|weekends?|months?|yesterdays?|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)';
const AT_HOME = 'in (?:the|my|our) (?:fridge|freezer|pantry|cupboard|house)';
const THEY_LIKE = `(?:that )?(?:he|she|they|we|i) (?:(?:all|both|really) )?(?:loves?|likes?|enjoys?|adores?) (?:the |some )?FOOD${TAIL}`;
/** To the end of the clause, and no food in it. */
const NO_FOOD = '(?: (?!FOOD|DISH|on|in|with|without|no)[^ ]+)*$';

/**
 * Words that refuse or harm in most sentences, and the clauses in which they do neither, to their end: "I rather like couscous",
 * "we keep kosher", "there is lamb left from Sunday", but "lamb left me in hospital".
 */
export const HARMLESS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    along: `\\bFIGURE (?:weeks?|months?) \\|`,
    bored: `^(?:[a-z]+ ){0,4}(?:im|were|am|are|so) \\|(?:$| :| and\\b)`,
    done: `\\b(?:thats|be|get|its|it is|ready|and) \\| in (?:under |about |less than )?FIGURE|\\b(?:can|could) (?:a |an |the |some )?(?:FOOD )+be \\| (?:in|on|with|under|for)\\b`,
    fever: `^(?:(?!FOOD).)*\\b(?:have|got|ive|with) (?:a |the )?\\|(?! (?:from|after|because|off|since|by|of|when))`,
    flu: `^(?:(?!FOOD).)*\\b(?:have|got|ive|with) (?:a |the )?\\|(?! (?:from|after|because|off|since|by|of|when))`,
    fills: `\\| (?:me|us|him|her|them) up(?:$| (?:for|until|till|all|and)\\b)`,
    floor: `\\b(?:an?|first|second|third|ground|top|shop|dance|factory|trading) \\||^(?:(?!FOOD).)*\\bthe \\|`,
    newborn: `^(?:(?!FOOD).)*\\b(?:with|have|holding) (?:the|a|our|my) \\|`,
    baby: `^(?:(?!FOOD).)*\\b(?:holding|have|saving up for|rocking|feeding) (?:the|a|our|my) \\|`,
    break: `\\| (?:room|time)\\b`,
    has: `^(?:what|something|anything|a|an|give me|i want|id like)\\b.*\\b(?:thats|that is|which is) [a-z]+ and \\| (?:some )?FOOD`,
    says: `^(?:my|the|our) [a-z]+ \\| (?:to eat |to have |i need |we need |eat |have )?more (?:FOOD|DISH)\\b`,
    than: `\\bmore FOOD \\| (?:usual|normal|last week)\\b|\\bmore (?:[a-z]+ )?FOOD \\| (?:[a-z]+ )?(?:FOOD|DISH)\\b`,
    guess: `^(?:(?!\\b(?:was|were|is|its|it|that|had|did|cause|blame)\\b).)*\\bi \\| (?:like|some|maybe|a|an|FOOD)\\b`,
    manage: `\\bif you can \\|(?: it| that| this)?(?:$| (?:in|under|for)\\b)`,
    thank: `\\| (?:you|u)$`,
    told: `\\bFIGURE [a-z]+ all \\|$`,
    emergency: `^(?:(?!FOOD).)*\\| (?:[a-z]+ )?(?:FOOD|DISH|breakfast|lunch|dinner|supper|meals?|food|snacks?)\\b`,
    rather: `\\| (?:like|likes|love|loves|fancy|enjoy|enjoys) (?:the |some |a )?FOOD${TAIL}|FOOD (?:i|we|he|she|they) \\| (?:like|love|enjoy)s?$`,
    goes: `\\b(?:what|whatever)(?: else)?(?: do you (?:reckon|think))? \\| (?:well |best |nicely )?with (?:it|them|that)$|(?:^|\\b(?:what|that|which)(?: also)? )\\| (?:(?:really |quite )?(?:well|nicely|best|great) )?(?:with|alongside) (?:it$|(?:the |some )?FOOD${TAIL})`,
    left: `(?:FOOD|FIGURE [^ ]+) \\|(?:$|(?: over)?(?: (?:over )?(?:from|since) (?:the |last |our )?${DAYS}(?: and .*$)?| ${AT_HOME}| to use(?: up)?| for the week| and)${TAIL})`,
    keep: `\\| (?:(?:a )?(?:strict(?:ly)? )?(?:kosher|halal|vegan|vegetarian|veggie|gluten free|dairy free|jain)(?: at home| here)?(?: and .*)?$|it (?:to|under|around|about|below|at|round|near|between|within) FIGURE${NO_FOOD}|(?:it|things|them) (?:nice and |really |fairly |pretty )?(?:simple|light|easy|cheap|quick|low cost|low budget|mild|fresh|interesting|fun|filling|varied|healthy|balanced|cosy|basic)${NO_FOOD}|(?:me|us|him|her|them) (?:full|going|fuelled|satisfied)(?: and .*$|${NO_FOOD}))`,
    keeps: `\\| (?:me|us|him|her|them) (?:full|fuelled|satisfied)${NO_FOOD}|\\| (?:kosher|halal|vegan|vegetarian)$`,
    last: `\\| ${DAYS} (?:leftover )?FOOD${TAIL}`,
    finish: `(?:^|\\b(?:to|and|please|lets|can|should|must) )\\| (?:up |off )?(?:the |my |our |some |these |those |a |this )?(?:FIGURE )?(?:leftover )?FOOD${TAIL}`,
    water: `\\b(?:made with|cooked in|made|mixed with|boiled in|soaked in|simmered in|in|with) \\|${TAIL}`,
    having: `^(?:im |were |i am |we are |me |us |FIGURE of us (?:are )?)?\\| (?:some |a |an |the )?FOOD${TAIL}`,
    say: `\\b(?:with|use|like) \\| FIGURE of (?:them|those|these)\\b|^(?:either |perhaps |maybe )?\\| (?:some |a |an )?FOOD${TAIL}|\\b(?:did|does|do) \\| ${THEY_LIKE}`,
    did: `\\| say ${THEY_LIKE}`,
    anyway: `\\b(?:prefers?|loves?|likes?|adores?) (?:the |some )?FOOD \\|$`,
    make: `^(?:(?!FOOD).)*\\| (?:(?:me|us) )?(?:a |an |some |the )?(?:FOOD )?DISH\\b|\\| it (?:last|stretch|easy|spicy|quick|nice)$`,
  }).map(([word, clause]) => [word, new RegExp(clause, 'u')]),
);
