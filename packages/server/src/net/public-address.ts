import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is not the open internet (IANA special-purpose registries, RFC 6890): our own machine, its neighbours, a cloud's metadata. */
const CLOSED = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  CLOSED.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  CLOSED.addSubnet(network, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  // An IPv4 address in IPv6 clothes is judged as what it is; BlockList does so by itself.
  return !CLOSED.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Decides at the moment of connecting, on the very addresses that are then used: a name may point elsewhere a second later. */
export const makeLookUpPublic =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(host), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

export const lookUpPublic: LookupFunction = makeLookUpPublic();

export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is not on the open internet`);
    this.name = 'PrivateAddress';
  }
}
