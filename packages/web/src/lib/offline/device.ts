import { keepHere, readKeptJson } from '../local-storage.ts';

const KEY = 'larder-device';
/** Tells tabs of one device apart that act in the same millisecond. */
const TAB = randomText(3);

type Device = { readonly id: string; readonly last: number };

let remembered: Device | undefined;

/** This browser over all its tabs and reloads, and a number that only goes up, whatever becomes of its clock. */
export function takeTurn(): { readonly device: string; readonly sequence: number; readonly tab: string } {
  const { id, last } = read();
  const sequence = Math.max(last + 1, Date.now());
  remembered = { id, last: sequence };
  // Where that is forbidden, a reload is another device, whose changes are told apart by time.
  keepHere(KEY, JSON.stringify(remembered));
  return { device: id, sequence, tab: TAB };
}

export function forgetDevice(): void {
  remembered = undefined;
  keepHere(KEY, undefined);
}

function read(): Device {
  const stored = readStored();
  // Another tab may be ahead of this one.
  if (stored && stored.last >= (remembered?.last ?? 0)) return stored;
  return remembered ?? stored ?? { id: randomText(9), last: 0 };
}

function readStored(): Device | undefined {
  const { id, last } = (readKeptJson(KEY) ?? {}) as Partial<Device>;
  return typeof id === 'string' && id !== '' && Number.isSafeInteger(last) ? { id, last: last! } : undefined;
}

function randomText(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}
