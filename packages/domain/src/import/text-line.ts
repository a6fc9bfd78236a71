/** A line of pasted text. */
export type TextLine = {
  readonly text: string;
  /** A line is empty before it. */
  readonly hasGap: boolean;
  /** Behind a bullet, a box or a dash. */
  readonly isItem: boolean;
  /** Behind an asterisk that touches it: "*or any rice". */
  readonly isFootnote?: boolean;
  /** Behind a number that counts ("1. Heat the oil"). */
  readonly isCounted: boolean;
  /** By Markdown: "## Sauce", "**Sauce**". */
  readonly isHeading: boolean;
};
