import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type IssuerMood = {
  /** Laid over the claims of the ID token; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly userInfo?: Readonly<Record<string, unknown>> | 'fails';
  readonly signature?: 'none' | 'of another key';
  readonly token?: { readonly status: number; readonly body: unknown };
  /** Laid over what is sent back to the callback; undefined leaves one out. */
  readonly callback?: Readonly<Record<string, string | undefined>>;
  readonly metadata?: Readonly<Record<string, unknown>>;
};

export type FakeIssuer = {
  readonly origin: string;
  readonly behave: (mood: IssuerMood) => void;
  readonly rotateKey: () => void;
  /** What the site sent to the token endpoint, last time. */
  readonly lastTokenRequest: () => { readonly authorization: string | undefined; readonly body: URLSearchParams };
  /** Where this provider sends a browser that arrives with this address. */
  readonly answerAuthorization: (address: string) => string;
  readonly stop: () => Promise<void>;
};

/** An OpenID provider that signs everybody in at once and misbehaves on demand. It speaks the protocol over a real socket. */
export async function startFakeIssuer(clientId: string): Promise<FakeIssuer> {
  let mood: IssuerMood = {};
  let key = newKey();
  let nonce: string | null = null;
  let lastTokenRequest: { authorization: string | undefined; body: URLSearchParams } | undefined;

  const server = createServer((request, response) => {
    void answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return void send({ ...metadataOf(origin), ...mood.metadata });
      case '/jwks':
        return void send({ keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: key.id, use: 'sig', alg: 'RS256' }] });
      case '/token': {
        lastTokenRequest = { authorization: request.headers.authorization, body: new URLSearchParams(await text(request)) };
        const { status, body } = mood.token ?? { status: 200, body: { access_token: 'at', token_type: 'Bearer', id_token: makeIdToken() } };
        return void send(body, status);
      }
      case '/userinfo':
        return void (mood.userInfo === 'fails' ? send({}, 500) : send({ sub: 'subject-1', ...mood.userInfo }));
      default:
        return void send({}, 404);
    }
  }

  function makeIdToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: origin, sub: 'subject-1', aud: clientId, iat: now, exp: now + 300, nonce, ...mood.claims };
    const header = mood.signature === 'none' ? { alg: 'none' } : { alg: 'RS256', kid: key.id };
    const signed = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    if (mood.signature === 'none') return `${signed}.`;
    const signer = mood.signature === 'of another key' ? newKey().privateKey : key.privateKey;
    return `${signed}.${sign('sha256', Buffer.from(signed), signer).toString('base64url')}`;
  }

  return {
    origin,
    behave: (next) => {
      mood = next;
    },
    rotateKey: () => {
      key = newKey();
    },
    lastTokenRequest: () => {
      if (!lastTokenRequest) throw new Error('The token endpoint was not asked.');
      return lastTokenRequest;
    },
    answerAuthorization: (address) => {
      const asked = new URL(address).searchParams;
      nonce = asked.get('nonce');
      const onward = new URL(asked.get('redirect_uri') ?? '');
      const given = { code: 'the-code', state: asked.get('state') ?? '', iss: origin, ...mood.callback };
      for (const [name, value] of Object.entries(given)) if (value !== undefined) onward.searchParams.set(name, value);
      return onward.href;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

let keys = 0;

function newKey(): { readonly id: string; readonly publicKey: KeyObject; readonly privateKey: KeyObject } {
  keys += 1;
  return { id: `key-${keys}`, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

function metadataOf(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
    userinfo_endpoint: `${origin}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  };
}
