/** What is wrong with a file. */
export type ArchiveFault =
  | { readonly type: 'no-archive' }
  | { readonly type: 'too-large' }
  | { readonly type: 'too-slow' }
  /** `where` names the first entry that is not as it should be. */
  | { readonly type: 'damaged'; readonly where: string }
  /** A part that no archive of this release has. */
  | { readonly type: 'unknown-part'; readonly where: string };

/** Why a profile takes nothing of a file. */
export type ProfileFillFault = { readonly type: 'account-gone' | 'too-many-rules' };

export type ImportFault =
  | ArchiveFault
  | ProfileFillFault
  /** Another import of the account is not done. */
  | { readonly type: 'under-way' }
  /** As many as may be are, or as much as may be is on the disk. */
  | { readonly type: 'busy' }
  /** Some of it was added: what writes photos died or hung over one. */
  | { readonly type: 'unfinished' };
