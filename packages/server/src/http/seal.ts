import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small values that leave the process: only this server can read them, and a changed one opens to undefined. */
export type Seal = {
  readonly close: (value: unknown) => string;
  readonly open: (sealed: string) => unknown;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM under a key of its own per purpose, so that a value sealed for one use is refused by another. */
export function makeSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `larder/${purpose}`, 32));
  return {
    close: (value) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return JSON.parse(body.toString('utf8'));
      } catch {
        // Forged, cut off, or sealed under a secret since replaced: all mean the same to the caller.
        return undefined;
      }
    },
  };
}
