import { EventEmitter } from 'node:events';
import type { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { makePictureFetcher } from './index.ts';
import { isPublicAddress, lookUpPublic } from '../../net/public-address.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** Stands for the network: answers every call with this. */
function answering(statusCode: number, body: Buffer): { readonly request: typeof requestHttps; readonly calls: string[] } {
  const calls: string[] = [];
  const request = (url: URL, _options: object, hear: (response: Readable & { statusCode: number }) => void) => {
    calls.push(url.href);
    const call = Object.assign(new EventEmitter(), {
      destroy: () => call.emit('close'),
      end: () => hear(Object.assign(Readable.from([body]), { statusCode })),
    });
    return call;
  };
  return { request: request as unknown as typeof requestHttps, calls };
}

describe('a provider’s picture', () => {
  it('is fetched, and called what its bytes are', async () => {
    const { request } = answering(200, PNG);
    expect(await makePictureFetcher({ request })('https://pictures.example/ada.png')).toEqual({
      ok: true,
      value: { type: 'image/png', bytes: PNG },
    });
  });

  it.each([
    'http://pictures.example/ada.png',
    'https://127.0.0.1/ada.png',
    'https://[::1]/ada.png',
    'https://2130706433/ada.png',
    'https://pictures.example:8443/ada.png',
    'https://user@pictures.example/ada.png',
    'file:///etc/passwd',
    'not an address',
  ])('is not asked for at %s', async (url) => {
    const { request, calls } = answering(200, PNG);
    expect(await makePictureFetcher({ request })(url)).toMatchObject({ ok: false, fault: { type: 'refused' } });
    expect(calls).toEqual([]);
  });

  it.each([
    ['a redirect', 302, PNG],
    ['a page', 200, Buffer.from('<!doctype html><script>')],
    ['a drawing that may hold script', 200, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['more than a megabyte', 200, Buffer.concat([PNG, Buffer.alloc(1024 * 1024)])],
  ])('is refused when it is %s', async (_case, status, body) => {
    const { request } = answering(status, body);
    expect(await makePictureFetcher({ request })('https://pictures.example/x')).toMatchObject({ ok: false, fault: { type: 'refused' } });
  });
});

describe('the open internet', () => {
  it.each(['142.250.74.65', '1.1.1.1', '2a00:1450:4001:800::2001'])('has %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  // RFC 6890 and the metadata addresses of clouds.
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.100.100.200',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    'fd00:ec2::254',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    'localhost',
  ])('has no %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('is left by no name that points into the house', async () => {
    const error = await new Promise((resolve) => lookUpPublic('localhost', {}, (fault) => resolve(fault)));
    expect(error).toBeInstanceOf(Error);
  });
});
