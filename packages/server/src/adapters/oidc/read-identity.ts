import * as z from 'zod';
import type { Identity } from '../../ports/identity.ts';

/** Any claim but these two may be missing or of a wrong type, whatever the standard says: then it counts as not given. */
const text = z.string().trim().min(1).max(320).nullable().catch(null);
const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: text,
  name: text,
  given_name: text,
  family_name: text,
  picture: text,
});

export function readIdentity(claims: object, idToken: string): Identity {
  const { iss, sub, email, name, given_name: given, family_name: family, picture } = Claims.parse(claims);
  const split = given || family ? { firstName: given, lastName: family } : splitName(name);
  return { issuer: iss, subject: sub, email, ...split, pictureUrl: picture?.startsWith('https://') ? picture : null, idToken };
}

/** A guess the person can correct in the profile: the last word is the family name. */
function splitName(name: string | null): { firstName: string | null; lastName: string | null } {
  const words = name?.split(/\s+/) ?? [];
  if (words.length < 2) return { firstName: words[0] ?? null, lastName: null };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? null };
}
