import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP Password Storage Cheat Sheet (2025), first choice for argon2id: 19 MiB, 2 passes, 1 lane; about 30 ms here. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;

/** In the PHC string format, so that the cost can be raised later while old hashes still verify. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await stretch(password, { salt, memory: MEMORY_KIB, passes: PASSES, lanes: LANES });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${toBase64(salt)}$${toBase64(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, lanes, salt, tag] = PHC.exec(hash) ?? [];
  if (!salt || !tag) throw new Error('A stored password hash is not readable.');
  const cost = { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) };
  return timingSafeEqual(await stretch(password, { ...cost, salt: Buffer.from(salt, 'base64') }), Buffer.from(tag, 'base64'));
}

let decoy: Promise<string> | undefined;

/** Costs what a real check costs, so that the time does not tell whether an account exists. */
export async function pretendPasswordCheck(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  await isPassword(password, await decoy);
  return false;
}

type Cost = { readonly salt: Buffer; readonly memory: number; readonly passes: number; readonly lanes: number };

/** NFKC: the same characters typed on another keyboard or system give the same password (RFC 8265). */
function stretch(password: string, { salt, memory, passes, lanes }: Cost): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'), 'utf8');
  return derive('argon2id', { message, nonce: salt, memory, passes, parallelism: lanes, tagLength: TAG_BYTES });
}

const toBase64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
