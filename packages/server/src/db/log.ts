/** The part of a pino logger the server's inner parts use, so that tests and tools can pass three functions. */
export type Log = {
  readonly info: (text: string) => void;
  readonly warn: (text: string) => void;
  readonly error: (text: string) => void;
};
