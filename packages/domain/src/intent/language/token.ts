/** One word, number or mark of a sentence, with the key by which it is looked up. */
export type Token = {
  readonly text: string;
  readonly key: string;
  readonly value: number | undefined;
  readonly typed?: string;
  /** Of an emoji that stands for it: which one of the sentence. */
  readonly picture?: number;
};
