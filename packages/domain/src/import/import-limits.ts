/** How much of a source is read at most. A real recipe page is far below each; a page made to stall a server is above one. */
export type ImportLimits = {
  readonly mostCharacters: number;
  readonly mostElements: number;
  /** Browsers nest 512 deep too and put the rest side by side. */
  readonly mostDepth: number;
  readonly mostUnpackedBytes: number;
  readonly mostFiles: number;
  /** Asked now and then: the domain has no clock of its own. */
  readonly isTimeUp: () => boolean;
};

/** The largest of 79 real pages has 340,000 characters and 4,600 elements. */
export const IMPORT_LIMITS: ImportLimits = {
  mostCharacters: 5_000_000,
  mostElements: 100_000,
  mostDepth: 512,
  mostUnpackedBytes: 50_000_000,
  mostFiles: 2_000,
  isTimeUp: () => false,
};
