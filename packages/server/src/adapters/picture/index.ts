import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { FetchPicture, Picture, PictureFault } from '../../ports/picture.ts';
import { lookUpPublic } from '../../net/public-address.ts';

const MOST_BYTES = 1024 * 1024;
const PATIENCE_MS = 5000;

/** By their first bytes: what a server calls its answer is its own claim. SVG is none of them, as it can hold script. */
const TYPES: readonly (readonly [string, RegExp])[] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
];

type Options = {
  readonly request?: typeof requestHttps;
  readonly lookup?: LookupFunction;
};

/**
 * The address comes from a provider, which may let people set it: so https alone, names alone, the open internet alone, no
 * redirect, and nothing but a picture comes back.
 */
export function makePictureFetcher({ request = requestHttps, lookup = lookUpPublic }: Options = {}): FetchPicture {
  return async (url) => {
    const target = URL.canParse(url) ? new URL(url) : undefined;
    const isAllowed =
      target?.protocol === 'https:' && target.port === '' && target.username === '' && isIP(target.hostname.replace(/^\[|\]$/g, '')) === 0;
    if (!target || !isAllowed) return fail({ type: 'refused', reason: 'not an https address of a named host' });
    return new Promise((resolve) => {
      const answer = (result: Result<Picture, PictureFault>) => {
        call.destroy();
        resolve(result);
      };
      const call = request(target, { lookup, timeout: PATIENCE_MS, headers: { accept: 'image/*' } }, (response) => {
        if (response.statusCode !== 200) return answer(fail({ type: 'refused', reason: `answered ${response.statusCode}` }));
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > MOST_BYTES) return answer(fail({ type: 'refused', reason: 'larger than 1 MB' }));
          chunks.push(chunk);
          return undefined;
        });
        response.on('end', () => answer(readPicture(Buffer.concat(chunks))));
        response.on('error', (error) => answer(fail({ type: 'unreachable', reason: error.message })));
        return undefined;
      });
      const deadline = setTimeout(() => answer(fail({ type: 'unreachable', reason: 'took too long' })), PATIENCE_MS);
      call.on('close', () => clearTimeout(deadline));
      call.on('error', (error) => answer(fail({ type: 'unreachable', reason: error.message })));
      call.end();
    });
  };
}

function readPicture(bytes: Buffer): Result<Picture, PictureFault> {
  const start = bytes.subarray(0, 16).toString('latin1');
  const type = TYPES.find(([, pattern]) => pattern.test(start))?.[0];
  return type ? ok({ type, bytes }) : fail({ type: 'refused', reason: 'not a picture' });
}
