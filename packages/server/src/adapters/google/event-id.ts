/** Google's event ids are of these characters (base32hex, lower case). The alphabet sorts like the bytes it stands for. */
const DIGITS = '0123456789abcdefghijklmnopqrstuv';

/** 128 bits in 26 digits of five. Made from the entry's own id, so that a second insert of it is refused as a duplicate. */
const LENGTH = 26;

export function formatEventId(entryId: string): string {
  let rest = BigInt(`0x${entryId.replaceAll('-', '')}`);
  let text = '';
  for (let i = 0; i < LENGTH; i++) {
    text = DIGITS[Number(rest & 31n)] + text;
    rest >>= 5n;
  }
  return text;
}

/** Undefined for an id that no entry has: the event was made by somebody else. */
export function parseEventId(eventId: string): string | undefined {
  if (eventId.length !== LENGTH) return undefined;
  let bits = 0n;
  for (const character of eventId) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0) return undefined;
    bits = (bits << 5n) | BigInt(digit);
  }
  if (bits >> 128n !== 0n) return undefined;
  const hex = bits.toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
