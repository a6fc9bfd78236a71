/** One word, number or mark of a sentence, with the key by which it is looked up. */
export type Token = {
  readonly text: string;
  readonly key: string;
  readonly value: number | undefined;
  readonly typed?: string;
};
