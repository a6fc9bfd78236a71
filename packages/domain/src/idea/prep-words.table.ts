/** The ways of cutting that may stand behind a food in an ingredient line; any other words are left out of it. */
export const PREP_WORDS: ReadonlySet<string> = new Set(
  `chopped sliced diced minced grated shredded crushed drained rinsed cubed halved quartered peeled torn crumbled mashed
  julienned toasted trimmed pressed pitted cored seeded deseeded zested beaten melted softened thawed shaved crosswise
  lengthwise finely thinly roughly coarsely freshly lightly well and into strips cubes chunks wedges matchsticks rounds
  ribbons florets pieces bite-size small thin thick`.split(/\s+/),
);
