/**
 * What food does to somebody who must not have it, by the beginnings of words: one table for all wordings. Whoever names one
 * of these beside a food has an allergy to it, unless the food is to help against it ("ginger for my nausea").
 */
const SYMPTOMS = [
  'allerg alerg anaphyla epipen epi\\spen intoleran coeliac celiac hypersens',
  'hives rash(?:es|y)?\\b itch swell swoll swole eczema urticaria welts? blister blotch breakouts? redness psoriasis',
  'asthma wheez breath chok gag\\b gags\\b gagg suffocat inhaler',
  'vomit puk(?:e|es|ed|ing)\\b barf throws?\\sup threw\\sup throwing\\sup nause sick\\b(?!\\sof\\s(?:it|them|that|those|these)\\b) sicken ill\\b unwell poorly queasy heave hurl spew',
  'bloat gassy\\b gas\\b cramp diarr the\\sruns\\b toilet\\b loo\\b bathroom\\b constipat indigest heartburn reflux spasm stomach\\s?ache tummy\\s?ache belly\\s?ache collywobbles burp',
  'migraine headache dizz faint\\b faints\\b fainted palpitat numb\\b tingl puff(?:s|y|ed)?\\b inflam arthritis gout\\b acne mucus brain\\sfog flare',
  'hospital er\\b icu\\b a\\sand\\se\\b ambulance died?\\b dies\\b dying deadly death lethal fatal kills?\\b killed kill\\b shock\\b collaps coma\\b seizure deliri',
  'reacts?\\b reacted\\b reacting\\b reactions?\\b reactive\\b severe(?:ly)?\\b suffer ouch agony pain\\b pains\\b hurts?\\b sores?\\b sets?\\s\\w+\\soff\\b upsets?\\b irritat inflames?\\b aggravat trigger disagree',
  'throat (?:right|straight)\\sthrough\\s(?:me|us|him|her)\\b airways? wreck rejects?\\b tested\\spositive (?:doesnt|dont|does\\snot|do\\snot)\\sagree (?:dont|do\\snot|never)\\sget\\s(?:along|on) parted\\sways',
  'vertrag ertrag supporte\\b tolero\\b digiero\\b me\\ssientan? me\\scaen? krank\\b malade\\b ausschlag atemnot urgences sarpullido ronchas asthme',
]
  .join(' ')
  .split(' ');

const SYMPTOM = new RegExp(`\\b(?:${SYMPTOMS.join('|')})`, 'iu');
/** A place or an event; "emergency noodles" are a dinner. Whatever stands behind it but a thing to eat leaves it an event. */
const EMERGENCY =
  /\bemergency(?: (?:rooms?|department|ward|doctor|services?|visits?|care|unit|surgery|call|trip|injection|pen|number|jab|shot|vehicle|because|after|from|due|when|if|once|last|twice|again|every|with|so|and|at|in|on|this|yesterday|today)\b|(?! ?[a-z]))/iu;

export const tellsSymptom = (text: string): boolean => SYMPTOM.test(text) || EMERGENCY.test(text);

/** "Ginger for my nausea", but not "for my boss, spinach upsets him". */
const EASES = new RegExp(`\\bfor (?:(?:my|a|an|the|his|her|when|days?) )(?:\\w+ ){0,3}?(?:${SYMPTOMS.join('|')})`, 'iu');

/** Where a food is to help, or the harm is denied, or another thing's. */
const HELPS =
  /\b(?:against|helps?|helping|cures?|eases?|soothes?|soothing|wants?|cravings?|craving|recover\w*|easy|gentle|good for|prevent\w*|reacts? well|(?:not|never|no longer|isnt|arent|no|dont have an?|doesnt have an?) (?:(?:longer|really|at all|had|have|has|severely|actually|been|an?|any|known|food) ){0,2}(?:allergic|allergy|allergies|intolerant|reaction|react)|(?:doesnt|dont|never|does not|do not) (?:hurt|bother|upset|react|trigger|kill|give|make|cause)|would kill for|die for|when i am|when im|feeling|feel sick|am sick|im sick|got a cold|outgrew|outgrown|used to)\b/u;

/** Clauses that speak well of a food in words that elsewhere refuse one. */
const PRAISES =
  /\b(?:(?:dont|do not|doesnt|does not) (?:mind|hurt|hate|dislike|bother(?! with| to| adding| putting))|(?<!\bif (?:it|they|that|those) )(?:didnt|doesnt|dont|never) (?:bother (?:me|us|him|her|them)|hurt|harm)|(?<!not |doesnt |dont |never |didnt |longer )agrees? with|reacts? (?:very )?well|never gets? old|(?:told|wants|advised|asked) me to eat (?:more )?|cant wait|kill for|die for|cant get enough|nothing beats|gives? me (?:joy|energy|life)|leftovers? .*from (?:yesterday|last night)|(?:left|half|bag|lots?|bunch|rest|use|using|eat|have) .*(?:needs?|has|have) to go|(?<!\b(?:not|never) )to (?:finish|use|get through)\b(?! with)|needs? (?:using|eating|cooking|finishing)|use (?:it|them|this|these) up|use up|before (?:it|they) go(?:es)? (?:off|bad)|(?:dont|do not|never|not) (?:forget|leave|skip|hold back|cut|keep|take)(?: \w+)*(?: out)?(?= the\b| \w+ out\b)|(?:isnt|arent|is not|are not) (?:out|off|a problem|an issue)|all (?:i|we) have|fridge has|freezer has|pantry has|me encantan?|mir schmeckt|gerne?|jadore|adore|obsessed|with enough|(?:cook|work|eat|dine|dining|eating) out|want (?:it|them) (?:too|so|very|that|to be)|hate it when)\b(?!.*\b(?:but|unfortunately|sadly)\b)/u;

/** Food that is to help: with nothing that says it harms. */
const COMFORTS =
  /^(?!.*\b(?:bad|worse|not|no|never|dont|doesnt|cant|after|from|because|makes?|gives?|gave)\b).*(?:\bfor (?:when (?:i|we|he|she) (?:am|is|are|feel|feels) sick|migraine days|(?:my|a|an|the|his|her) (?:cold|flu|nausea|upset stomach|sore throat|hangover|migraines?))\b|\bfeeling sick$)/u;

export const helps = (text: string): boolean => HELPS.test(text) || EASES.test(text);

export const reassures = (text: string): boolean => PRAISES.test(text) || COMFORTS.test(text);

/** `said` is the text without what is explained already. */
export const tellsHarm = (said: string, text: string = said): boolean => tellsSymptom(said) && !helps(text) && !reassures(text);

/** What a list of foods may be headed with that are not wanted. */
export const headsBadly = (text: string): boolean => HEADS_BADLY.test(text);
const HEADS_BADLY =
  /\b(?:bad|worst|awful|horrible|nasty|dreadful|enem(?:y|ies)|villains?|culprits?|suspects?|offenders?|nemes[ei]s|bans?|banned|blacklist(?:ed)?|hates?|loathes?|avoids?|forbidden|off limits|no go|triggers?|problem foods?)\b/u;
