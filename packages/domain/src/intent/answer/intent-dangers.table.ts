/** Sentences that get an answer instead of a plan, first match first. Words as typed, lower case, without accents. */
export type Danger = {
  readonly type: 'distress' | 'poison' | 'drugs' | 'eating-disorder' | 'foraged' | 'spoiled' | 'infant' | 'cannibal' | 'raw' | 'metabolic';
  readonly pattern: RegExp;
};

export const DANGERS: readonly Danger[] = [
  {
    type: 'distress',
    pattern:
      /\b(?:suicid\w*|kill (?:my|him|her|them)self|kill myself|end my life|want to die|wanna die|feel(?:ing)? like dying|(?:dont|do not) want to (?:live|be alive)|no reason to live|better off dead|self[ -]?harm\w*|cut myself|hurt myself|overdos\w*|last meal before i)\b/u,
  },
  {
    type: 'eating-disorder',
    pattern:
      /\b(?:anorexi\w*|bulimi\w*|pro[ -]?ana|pro[ -]?mia|thinspo\w*|bonespo\w*|ana (?:diet|tips|buddy|meal)|purg(?:e|ing)|binge(?: and|[ -])purge|starv(?:e|ing) (?:myself|diet|mode)|starvation diet|(?:make|made|making) myself (?:throw up|vomit|sick|puke)|(?:eat|eating|live on|living on) (?:only|just|nothing but) (?:\d+|one|two|three|four|five) (?!meals?\b|kcals?\b|cal\w*\b|times?\b|g\b|grams?\b|snacks?\b|course)\w+ (?:a|per|each|every) day|throw(?:ing)? up after|chew and spit|laxatives?|diet pills?|ipecac|tape ?worms?|cotton ball diet|dry fast\w*|(?:eat|eating) (?:nothing(?! but)|0 calories|zero calories)|stop eating (?:completely|altogether|at all|food)|without eating anything|zero calories|0 calories|water (?:only )?fast|(?:only|just) drink(?:ing)? water|(?:drink|drinking) (?:only|just|nothing but) water|water (?:only )?for (?:\d+|two|three|four|five) days|^no food(?: at all| today| for .*)?$|how few calories|(?:fewest|least|minimum) calories (?:\w+ ){0,3}(?:survive|live)|(?:[3-9]|\d\d+)[ -]?day (?:water )?fast|hide (?:that )?i(?:m| am)? not eating|hide (?:\w+ ){0,3}(?:eating|food|meals|diet|weight loss) from|(?:skip|skipping) meals? without \w+ (?:\w+ )?noticing|(?:weight loss|slimming|fat burning) pills?|pills? (?:that |to |which |can )?(?:make|help|for|let) (?:\w+ ){0,2}(?:lose|losing|burn|slim|weight|fat)|appetite suppressants?|abc diet|eating disorder|binge eating|orthorexi\w*)\b/u,
  },
  {
    type: 'poison',
    pattern:
      /(?<!\b(?:tast|smell|feel|look|reek)\w* like (?:\w+ )?)\b(?:bleach|ammonia|detergent|tide pods?|laundry pods?|antifreeze|rat poison|poison(?:s|ed|ing|ous)?(?! (?:to|for) (?:me|us|him|her|them|my))|cyanide|arsenic|ricin|strychnine|methanol|gasoline|petrol|kerosene|lighter fluid|drain cleaner|lye|borax|turpentine|windex|hydrogen peroxide|colloidal silver|mms drops|lead paint|apple seeds|apricot kernels|bitter almonds|hemlock|deadly nightshade|belladonna|oleander|foxglove|death cap|fugu|puffer ?fish|castor beans|rubbing alcohol|hand sanitizer|(?<!\btast\w* of (?:\w+ )?)soap|glue|glass shards|batter(?:y|ies)|dnp|2 ?4[ -]dinitrophenol|essential oils?)\b/u,
  },
  {
    type: 'drugs',
    pattern:
      /\b(?:cocaine|heroin|meth(?:amphetamine)?|fentanyl|lsd|mdma|ecstasy|ketamine|magic mushrooms?|psilocybin|shrooms trip|cannabis|marijuana|weed|thc|edibles|opium|steroids|clenbuterol|ephedra|xanax|adderall)\b/u,
  },
  {
    type: 'foraged',
    pattern:
      /\b(?:forag\w+|wild (?:mushrooms?|berries|plants?) (?:that )?(?:i|we|from)|(?:mushrooms?|berries|plants?|roots?) (?:that )?(?:i|we) (?:found|picked|dug)|picked (?:some )?(?:wild )?(?:mushrooms?|berries) (?:in|from)|road ?kill|dead animal)\b/u,
  },
  {
    type: 'spoiled',
    pattern:
      /\b(?:mou?ldy|rotten(?! (?:\w+ )?(?:day|week|month|year|time|mood|luck|cold|weather|night|morning|summer|winter|kids?|tired))|spoiled|gone (?:off|bad)|went bad|expired|past (?:its|the) (?:date|expir\w*)|left out (?:overnight|all night|for (?:[2-9]|\d\d) (?:hours|days))|smells? (?:off|bad|funny)|rancid|botulism|slimy (?:chicken|meat|fish|ham|turkey|beef|pork|mince|leftovers|lettuce|spinach)|(?:chicken|meat|fish|ham|turkey|beef|pork|mince|leftovers) (?:\w+ ){0,3}slimy)\b/u,
  },
  {
    type: 'raw',
    pattern:
      /\b(?:raw (?:chicken|pork|poultry|turkey)|chicken (?:sashimi|tartare)|(?:rare|undercooked|pink) (?:chicken|pork)|unpasteuri[sz]ed milk for|raw milk for (?:my )?(?:baby|infant|toddler))\b/u,
  },
  {
    // In any order of words; "raw" right before another food is that food's.
    type: 'raw',
    pattern:
      /^(?=.*\bkidney\b)(?=.*\bbeans?\b)(?!.*\b(?:not|never|no|nothing|isnt|arent) (?:\w+ )?raw\b)(?=.*\b(?:raw(?! (?:carrots?|veg\w*|spinach|fruits?|salads?|onions?|peppers?|fish|oats|nuts|milk|honey|tomato\w*|cabbage|kale|cucumbers?))|uncooked|unboiled|soaked only|only soaked|without (?:boiling|cooking))\b)/u,
  },
  {
    type: 'infant',
    pattern:
      /^(?!.*\b(?:breast ?feeding|nursing|postpartum|lactating|pumping)\b).*\b(?:newborn|infants?|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[ -]?(?:months?|mo|weeks?)[ -]?olds?|baby (?:food|formula|weaning)|baby is (?:\d+|\w+) (?:months?|weeks?)|(?:what|first|starting|start|which) solids|wean(?:ing)? (?:my )?baby|for my baby|(?:my|the|our|and|with|a) baby,? \(?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[ -]?(?:months?|mo)|baby[ -]led)\b/u,
  },
  {
    // What is eaten has to be weighed against blood values; a day of ordinary food may harm.
    type: 'metabolic',
    pattern:
      /\b(?:pku|phenylketonuria\w*|maple syrup urine|msud|tyrosin(?:a?emia)|homocystinuria|urea cycle disorder\w*|hereditary fructose intolerance|organic acid(?:a?emia|uria)|methylmalonic)\b/u,
  },
  {
    type: 'cannibal',
    pattern:
      /\b(?:human (?:flesh|meat)|cannibal\w*|eat (?:a )?(?:person|people|human|my (?:dog|cat|neighbou?r))|(?:dog|cat|panda|tiger|dolphin|endangered) meat)\b/u,
  },
];

/** Orders to a program and knowledge questions: answered only when nothing of a plan was understood beside them. */
export const OFF_TOPIC =
  /\b(?:python|javascript|typescript|java|c\+\+|sql|html|regex|code|program|script|function|algorithm|poem|haiku|essay|lyrics|riddle|bitcoin|crypto|invest\w*|politic\w*|capital of|translate|translation|equation|integral|derivative|solve|resume|cover letter|password|hack\w*|bomb|weapon|explosive|system prompt|your prompt|instructions|jailbreak|dan|pretend|roleplay|role play|act as|who are you|are you (?:an? )?(?:ai|human|robot)|tell me about|history of|define|meaning of|love me|marry|sing|draw|paint|admin|drop table|api key|credit card)\b/u;

/** The same, of which one beside a food is only its occasion: "soup weather", "dinner with my girlfriend". */
export const OTHER_MATTERS =
  /\b(?:story|novel|song|joke|weather|forecast|stocks?|president|election|homework|math|movie|football|soccer|nba|score|flight|hotel|email|gun|(?<!bad )news|lawyer|legal|tax|mortgage|car|phone|laptop|wifi|god|girlfriend|boyfriend)\b/u;

/** "How many calories are in a banana": a question, unlike "what should I eat". */
export const QUESTION =
  /^(?:hey|hi|hello|ok|so|please)?[, ]*(?:what (?:is|are|was|were|does|do(?! i| you (?:suggest|recommend)))|whats|who|why|when|where|which (?:country|vitamin|is)|how (?:many|much|do(?:es)? (?:the|a|an|my|your|it|this)|is|are|long|come|to (?:clean|fix|build))|is (?!there)\w+ (?:\w+ )?(?:healthy|bad|good|safe|ok|okay|true|better|worse|vegan|keto)|are (?:\w+ )+(?:healthy|bad|good|safe|ok|okay|true|better|vegan|keto)|does|do (?:carbs|eggs|bananas|vegetables|people)|can (?:dogs?|cats?|you explain|you tell)|explain|should (?:people|we|everyone))\b/u;

/** A question of this form asks for food after all. */
export const FOOD_QUESTION =
  /\b(?:(?:can|could|should|shall|do|to) (?:i|we|you|he|she|they|my \w+) (?:eat|cook|make|have|prepare|suggest|recommend|serve|give)|to (?:eat|cook|make|have|serve|prepare)|for (?:breakfast|lunch|dinner|supper)|meal ?plan|recipes?|ideas|doable|feasible|for (?:tea|brunch|brekkie|tonight|today|tomorrow|us|the (?:kids|family|weekend))|(?:good|quick|easy|nice|nicest|best|cheap) (?:food )?(?:for|to go with)|meals?|menu|\d+ (?:k?cal\w*) (?:\w+ )?day|breakfasts?|lunch(?:es)?|dinners?|suppers?|snacks?)\b/u;

/** Food for animals is another trade; "hot dog" is not meant. */
export const PETS =
  /\b(?:(?:my|our|the|a|for) (?:dog|cat|puppy|kitten|hamster|rabbit|horse|parrot|guinea pig|pets?|goldfish)s?|(?:dog|cat|pet|puppy|kitten|bird|horse) (?:food|treats?|chow))\b/u;
