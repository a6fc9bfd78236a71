import type { UserId } from '../db/user-id.ts';

/** What one person was answered since anything of theirs last changed. */
export type AnswerRecord = {
  readonly userId: UserId;
  readonly answers: Map<string, Kept>;
  bytes: number;
  /** Since it was last about to go. */
  isRead: boolean;
};
type Kept = { readonly body: Buffer; readonly until: number };

export type AnswerMemory = {
  readonly find: (userId: UserId, url: string) => { readonly record: AnswerRecord; readonly body: Buffer } | undefined;
  /** To be called before the stores are asked. */
  readonly begin: (userId: UserId) => AnswerRecord;
  /** Whether nothing of the person has changed since, as far as is known. */
  readonly isCurrent: (record: AnswerRecord) => boolean;
  readonly keep: (record: AnswerRecord, url: string, body: Buffer) => void;
  readonly forget: (userId: UserId) => void;
  readonly forgetAll: () => void;
};

type Options = { readonly mostBytes: number; readonly now?: () => number };

/**
 * One person's record is thrown away as a whole when anything of theirs changes, and a new one takes its place. What was being
 * read meanwhile still holds the old one, which is nobody's any more: it cannot be kept, however late it comes.
 */
export function makeAnswerMemory({ mostBytes, now = () => performance.now() }: Options): AnswerMemory {
  /** The next to go first. */
  const records = new Map<UserId, AnswerRecord>();
  let bytes = 0;

  const isCurrent = (record: AnswerRecord): boolean => records.get(record.userId) === record;
  const forget = (userId: UserId): void => {
    bytes -= records.get(userId)?.bytes ?? 0;
    records.delete(userId);
  };
  const grow = (record: AnswerRecord, by: number): void => {
    record.bytes += by;
    bytes += by;
  };
  const begin = (userId: UserId): AnswerRecord => {
    const known = records.get(userId);
    if (known) return known;
    const record: AnswerRecord = { userId, answers: new Map(), bytes: 0, isRead: false };
    records.set(userId, record);
    grow(record, BYTES_OF_RECORD);
    makeRoom();
    return record;
  };

  /** Who was read of since they were last looked at is put behind the others: nearly the longest unread go, and reading stays cheap. */
  const makeRoom = (): void => {
    for (const [userId, record] of records) {
      if (bytes <= mostBytes) return;
      if (record.isRead) {
        record.isRead = false;
        records.delete(userId);
        records.set(userId, record);
      } else forget(userId);
    }
  };

  return {
    begin,
    isCurrent,
    forget,
    find: (userId, url) => {
      const record = records.get(userId);
      const kept = record?.answers.get(url);
      if (!record || !kept || kept.until <= now()) return undefined;
      record.isRead = true;
      return { record, body: kept.body };
    },
    keep: (record, url, body) => {
      const size = sizeOf(url, body);
      if (!isCurrent(record) || size > mostBytes / SHARE_OF_ONE) return;
      // Somebody who asks for ever new addresses pushes out their own answers and nobody else's.
      if (record.bytes + size > mostBytes / SHARE_OF_ONE) {
        grow(record, BYTES_OF_RECORD - record.bytes);
        record.answers.clear();
      }
      const before = record.answers.get(url);
      record.answers.set(url, { body, until: now() + LONGEST_MS });
      grow(record, size - (before ? sizeOf(url, before.body) : 0));
      makeRoom();
    },
    forgetAll: () => {
      records.clear();
      bytes = 0;
    },
  };
}

/**
 * For what nobody tells: a row changed by hand, and a process that is killed between its commit and its telling (whoever asked
 * it got no answer).
 */
const LONGEST_MS = 60_000;
const SHARE_OF_ONE = 16;
/** What Node takes for a Buffer, a text and their places in the maps, roughly. */
const BYTES_OF_RECORD = 500;
const BYTES_OF_ANSWER = 400;

const sizeOf = (url: string, body: Buffer): number => BYTES_OF_ANSWER + url.length + body.length;
