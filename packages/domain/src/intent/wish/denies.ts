import type { Item } from '../language/read-items.ts';

/** Says no: by a cue, or as a small word that has none. What a phrase makes of its no ("nothing beats", "no problem") is none. */
export const denies = ({ effect, words, typed }: Item): boolean =>
  effect?.cue === undefined ? effect === undefined && DENYING.test(typed ?? words) : DENYING_CUES.has(effect.cue);

const DENYING_CUES: ReadonlySet<string> = new Set(['no', 'not', 'allergic-to', 'allergy', 'except']);
const DENYING =
  /^(?:no|not|cannot|nobody|nowhere|none|neither|hardly|barely|avoid\w*|hates?|bar|save|excluding|excep\w+|besides|(?:ca|wo|do|does|did|is|are|was|were|has|have|had|could|would|should|must|need|ai)nt)$/u;
