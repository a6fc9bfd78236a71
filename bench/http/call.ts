/** One request of a load. */
export type Call = {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly cookie: string;
  readonly body?: string;
  readonly accept?: string;
};
