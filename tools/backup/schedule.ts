/** Names that sort by time, and that nothing else in the folder has. */
const NAME = /^larder-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup\.gz$/;

export const nameBackup = (at: Date): string => `larder-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup.gz`;

/** Whether the newest is older than they may be. One from a clock that was ahead is not believed. */
export function isDue(files: readonly string[], { now, everyMs }: { readonly now: Date; readonly everyMs: number }): boolean {
  const newest = Math.max(-Infinity, ...files.flatMap(readTime).filter((time) => time <= now.getTime()));
  return now.getTime() - newest >= everyMs;
}

/** All but the newest; files of other names are somebody else's. */
export const listTooOld = (files: readonly string[], keep: number): readonly string[] =>
  files
    .filter((file) => NAME.test(file))
    .toSorted((a, b) => (a < b ? 1 : -1))
    .slice(keep);

function readTime(file: string): readonly number[] {
  const [, day, hour, minute, second] = NAME.exec(file) ?? [];
  return day === undefined ? [] : [Date.parse(`${day}T${hour}:${minute}:${second}Z`)];
}
