export type LegalSection = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
};

export type LegalText = { readonly title: string; readonly lead: string; readonly sections: readonly LegalSection[] };
