const HEAD_BYTES = 4096;

/** By its mark, its header, its own words, else as browsers guess: what is no UTF-8 is windows-1252. */
export function decodePage(bytes: Buffer, contentType: string | undefined): string {
  const named = /charset\s*=\s*"?([\w-]{1,40})/i.exec(contentType ?? '')?.[1] ?? findDeclared(bytes);
  return decodeAs(bytes, named) ?? decodeAs(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes);
}

const findDeclared = (bytes: Buffer): string | undefined =>
  /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(bytes.subarray(0, HEAD_BYTES).toString('latin1'))?.[1];

function decodeAs(bytes: Buffer, charset: string | undefined): string | undefined {
  if (charset === undefined) return undefined;
  try {
    return new TextDecoder(charset, { fatal: /^utf-?8$/i.test(charset) }).decode(bytes);
  } catch {
    // A charset that nobody knows, or bytes that are not of it: the next guess is tried.
    return undefined;
  }
}
