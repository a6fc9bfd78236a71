/** Who asks and is in no household that is known. */
export const ASKER = 'you';

const GUEST = /^guest-(\d+)$/;

/** Which guest of a table it is, the first being 1; undefined of somebody who is known. */
export function guestNumber(eaterId: string): number | undefined {
  const number = GUEST.exec(eaterId)?.[1];
  return number === undefined ? undefined : Number(number);
}
