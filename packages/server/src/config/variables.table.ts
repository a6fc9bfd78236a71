import { isIP } from 'node:net';
import * as z from 'zod';

/** One setting of the server. `node tools/build-docs.ts` writes this list into the README, so it is the only place that describes them. */
export type Variable = {
  readonly schema: z.ZodType;
  readonly description: string;
  /** Shown in the documentation; undefined when there is none. */
  readonly fallback?: string;
  /** Ends the sentence that stops the start: what to do about a wrong value. */
  readonly remedy: string;
  /** Its value is never printed. */
  readonly secret?: true;
};

const text = z.string();
const webAddress = z.string().refine(isWebAddress, 'it must be an address that starts with http:// or https://');
const onOff = z.enum(['on', 'off'], 'it must be on or off').transform((value) => value === 'on');

/** Every variable the server reads. Anything else in the environment is ignored. */
export const VARIABLES = {
  PORT: variable({
    schema: z.coerce
      .number('it must be a whole number')
      .int('it must be a whole number')
      .min(0, 'it is below 0')
      .max(65535, 'it is above 65535'),
    fallback: '5000',
    description: 'Port to listen on. 0 takes any free port; BASE_URL then has to be set.',
    remedy: 'set a free port such as 5000, or remove it',
  }),
  HOST: variable({
    schema: z.string().regex(/^[\w.:-]+$/, 'it must be a host name or an IP address'),
    fallback: '127.0.0.1',
    description: 'Address to listen on. 0.0.0.0 opens the server to the network.',
    remedy: 'set 127.0.0.1 or 0.0.0.0, or remove it',
  }),
  BASE_URL: variable({
    schema: webAddress.refine(isOrigin, 'it must be an origin only, with no path').transform((value) => new URL(value).origin),
    fallback: 'http://localhost:PORT',
    description: 'The public origin, as people type it in the browser. With https, cookies are marked Secure.',
    remedy: 'set for example https://larder.example.org, or remove it',
  }),
  DATA_DIR: variable({
    schema: text,
    fallback: './data',
    description: 'Directory of the embedded database and of generated secrets. Keep it on a disk that survives a restart, and back it up.',
    remedy: 'set a directory that this user may write to',
  }),
  DATABASE_URL: variable({
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'it must start with postgres:// or postgresql://')
      .refine(isDatabaseAddress, 'it is no address: in a password, / is written %2F, # %23 and ? %3F'),
    description: 'A PostgreSQL 15 or newer to use in place of the embedded database. Needed for more than one server process.',
    remedy: 'set postgres://user:password@host:5432/database, or remove it to use the embedded database',
    secret: true,
  }),
  SESSION_SECRET: variable({
    schema: z.string().min(32, 'it is shorter than 32 characters'),
    description:
      'Seals sign-in state. Generated into DATA_DIR/session-secret when absent; several processes must be given the same value. Changing it signs nobody out of Larder, but ends sign-ins under way, and the built-in provider asks for the password at the next one.',
    remedy: 'set at least 32 random characters (openssl rand -base64 32), or remove it',
    secret: true,
  }),
  ENCRYPTION_KEY: variable({
    schema: z.string().min(32, 'it is shorter than 32 characters'),
    description:
      'Seals what the database keeps of other secrets: the permissions people give for their Google calendars, the keys of the built-in provider, the ID tokens of an outside one, the addresses of calendar feeds. Generated into DATA_DIR/encryption-key when absent; several processes must be given the same value. Whoever loses it has to ask everybody to connect again.',
    remedy: 'set at least 32 random characters (openssl rand -base64 32), or remove it',
    secret: true,
  }),
  OIDC_ISSUER: variable({
    schema: webAddress,
    description: 'Issuer of an outside OpenID Connect provider. Unset, the built-in provider signs people in.',
    remedy: 'set the issuer exactly as its discovery document states it, or remove all OIDC_ variables to use the built-in provider',
  }),
  OIDC_CLIENT_ID: variable({
    schema: text,
    description:
      'Client id given by that provider. Register BASE_URL/api/callback as redirect address and BASE_URL/ as post-logout address.',
    remedy: 'copy it from the provider',
  }),
  OIDC_CLIENT_SECRET: variable({
    schema: text,
    description: 'Client secret given by that provider.',
    remedy: 'copy it from the provider',
    secret: true,
  }),
  OIDC_ALLOW_HTTP: variable({
    schema: onOff,
    fallback: 'off',
    description: 'Allows a plain http OIDC_ISSUER that is not on this machine. For closed test networks only.',
    remedy: 'set on or off',
  }),
  TRUST_PROXY: variable({
    schema: z
      .string()
      .transform(parseTrustProxy)
      .pipe(z.union([z.literal(false), z.string()], 'it is not a list of addresses')),
    fallback: 'off',
    description:
      'Whose X-Forwarded-* headers to believe: off, or the addresses of the proxies in front (10.0.0.0/8, loopback), separated by commas.',
    remedy: 'set off, or the addresses of your proxy such as 10.0.0.0/8',
  }),
  WORKERS: variable({
    schema: z.coerce.number('it must be a whole number').int('it must be a whole number').min(1, 'it is below 1').max(64, 'it is above 64'),
    fallback: '1',
    description: 'Server processes on this machine, sharing the port. More than one needs DATABASE_URL; one for each core is plenty.',
    remedy: 'set 1, or the number of cores together with DATABASE_URL',
  }),
  METRICS_TOKEN: variable({
    schema: z.string().min(16, 'it is shorter than 16 characters'),
    description: 'Opens /metrics (Prometheus) to who sends it as a bearer token. Not set: there is no such page.',
    remedy: 'set at least 16 random characters, or remove it',
    secret: true,
  }),
  LOG_LEVEL: variable({
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'it is no log level'),
    fallback: 'info',
    description: 'How much to log: fatal, error, warn, info, debug or silent.',
    remedy: 'set info or warn, or remove it',
  }),
  WARM_UP: variable({
    schema: onOff,
    fallback: 'on',
    description:
      'Plans three days for nobody right after the start, a few seconds of one core, so that the first person does not wait for it. Off for a server that is started often and mostly asked other things.',
    remedy: 'set on or off, or remove it',
  }),
  GUEST_SEARCH: variable({
    schema: onOff,
    fallback: 'off',
    description:
      'Lets visitors plan a day, change it and read its recipes without an account: of the built-in recipes, nothing kept, 60 calls in ten minutes from one address.',
    remedy: 'set on or off',
  }),
  SIGN_UP: variable({
    schema: z.enum(['open', 'invite', 'off'], 'it must be open, invite or off'),
    fallback: 'open',
    description:
      'Who may make an account: everybody who reaches the server, who has an invitation (`npm run invite`), or nobody any more. Who has an account signs in as ever; with an outside provider it is the first sign-in that counts.',
    remedy: 'set open, invite or off',
  }),
  ACCOUNT_PLANS: amount(10_000, 'Saved plans that one household may keep, about 11 kB each.'),
  ACCOUNT_LISTS: amount(2000, 'Grocery lists that one household may keep, and a hundred times as many items on them.'),
  ACCOUNT_PHOTO_MB: amount(
    200,
    'Megabytes of photos that one household may keep; 200 at most, as that is what a download brings back.',
    200,
  ),
  LLM_BASE_URL: vendorAddress('a language model with an OpenAI-compatible API', 'https://api.openai.com/v1'),
  LLM_API_KEY: vendorKey('that language model. Optional for a local one'),
  LLM_MODEL: variable({
    schema: text,
    description: 'Name of the model to ask for meal ideas. Without a model, plans come from the built-in recipes alone.',
    remedy: 'copy it from the vendor',
  }),
  LLM_STRUCTURED_OUTPUT: variable({
    schema: onOff,
    fallback: 'on',
    description: 'Whether that API takes a JSON schema for its answer. Off, the schema is part of the instructions.',
    remedy: 'set on or off',
  }),
  ANTHROPIC_API_KEY: vendorKey('the Anthropic API, to ask in place of an OpenAI-compatible one'),
  ANTHROPIC_BASE_URL: vendorAddress('the Anthropic API', 'https://api.anthropic.com/v1'),
  LLM_FIRST_MEAL_MS: amount(12_000, 'How many milliseconds to wait for the first meal before the built-in recipes take over.'),
  LLM_PLAN_MS: amount(30_000, 'How many milliseconds to wait for a whole plan before the built-in recipes fill what is missing.'),
  LLM_USER_CALLS_PER_DAY: amount(
    60,
    'Calls of the model for one account a day (UTC); a plan takes one, and one more for each idea sent back.',
  ),
  LLM_USER_TOKENS_PER_DAY: amount(400_000, 'Tokens for one account a day, in and out.'),
  LLM_CALLS_PER_DAY: amount(2000, 'Calls of the model a day for everybody together.'),
  LLM_TOKENS_PER_DAY: amount(10_000_000, 'Tokens a day for everybody together, in and out.'),
  YOUTUBE_API_KEY: vendorKey('the YouTube Data API. Without it, a meal links to a search on the video site'),
  YOUTUBE_BASE_URL: vendorAddress('the YouTube Data API', 'https://www.googleapis.com/youtube/v3'),
  YOUTUBE_SEARCHES_PER_DAY: amount(
    90,
    'Searches a day (Pacific time) for everybody together. The API allows 100 unless more were granted.',
  ),
  GOOGLE_CLIENT_ID: variable({
    schema: text,
    description:
      'OAuth client id for Google Calendar (type: web application, redirect address BASE_URL/api/google/callback, Calendar API enabled). Best in a Google project of its own: disconnecting withdraws every permission of the project, sign-in included. Without it, people can subscribe to a calendar feed instead.',
    remedy: 'copy it from the Google Cloud console',
  }),
  GOOGLE_CLIENT_SECRET: vendorKey('that Google OAuth client'),
  GOOGLE_AUTH_BASE_URL: vendorAddress("Google's consent page", 'https://accounts.google.com'),
  GOOGLE_TOKEN_BASE_URL: vendorAddress("Google's token endpoint", 'https://oauth2.googleapis.com'),
  GOOGLE_CALENDAR_BASE_URL: vendorAddress('the Google Calendar API', 'https://www.googleapis.com/calendar/v3'),
  INSTACART_API_KEY: vendorKey('the Instacart Developer Platform. Without it, a list can be copied and printed'),
  INSTACART_BASE_URL: vendorAddress('the Instacart Developer Platform', 'https://connect.instacart.com'),
} as const;

export type VariableName = keyof typeof VARIABLES;

type Vendor = {
  /** What is offered with it, within a sentence. */
  readonly offers: string;
  /** What its adapter is opened with: each by its variable, and for those that need not be set by what it is then. */
  readonly settings: Readonly<Record<string, VariableName | readonly [VariableName, string | number]>>;
};

/** Vendors that a few variables make up: to offer one, its row here and its adapter in app.ts are all. */
export const VENDORS = {
  youtube: {
    offers: 'videos',
    settings: {
      apiKey: 'YOUTUBE_API_KEY',
      baseUrl: ['YOUTUBE_BASE_URL', 'https://www.googleapis.com/youtube/v3'],
      searchesPerDay: ['YOUTUBE_SEARCHES_PER_DAY', 90],
    },
  },
  google: {
    offers: 'Google Calendar',
    settings: {
      clientId: 'GOOGLE_CLIENT_ID',
      clientSecret: 'GOOGLE_CLIENT_SECRET',
      authBaseUrl: ['GOOGLE_AUTH_BASE_URL', 'https://accounts.google.com'],
      tokenBaseUrl: ['GOOGLE_TOKEN_BASE_URL', 'https://oauth2.googleapis.com'],
      calendarBaseUrl: ['GOOGLE_CALENDAR_BASE_URL', 'https://www.googleapis.com/calendar/v3'],
    },
  },
  instacart: {
    offers: 'orders with Instacart',
    settings: { apiKey: 'INSTACART_API_KEY', baseUrl: ['INSTACART_BASE_URL', 'https://connect.instacart.com'] },
  },
} as const satisfies Readonly<Record<string, Vendor>>;

export type VendorName = keyof typeof VENDORS;

function variable<const V extends Variable>(definition: V): V {
  return definition;
}

function amount(fallback: number, description: string, most = 2_000_000_000) {
  return variable({
    schema: z.coerce
      .number('it must be a whole number')
      .int('it must be a whole number')
      .min(1, 'it is below 1')
      .max(most, 'it is too large'),
    fallback: String(fallback),
    description,
    remedy: `set a whole number such as ${fallback}, or remove it`,
  });
}

function vendorKey(of: string) {
  return variable({ schema: text, description: `Key or secret of ${of}.`, remedy: 'copy it from the vendor, or remove it', secret: true });
}

function vendorAddress(of: string, example: string) {
  return variable({
    schema: webAddress.transform((value) => value.replace(/\/+$/, '')),
    description: `Base address of ${of}; override it to use another server, such as an emulator.`,
    remedy: `set for example ${example}, or remove it`,
  });
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** Without a host, after a password, it is the one of the driver's own choice. */
function isDatabaseAddress(value: string): boolean {
  return URL.canParse(value.replace('@/', '@localhost/'));
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && !(search || hash || username || password);
}

/** Fastify's own notation, plus the word off. A wrong address would only fail at the first request, so it is checked here. */
function parseTrustProxy(value: string): false | string | null {
  if (value === 'off' || value === 'false') return false;
  // "on" is refused: the leftmost address is then the caller's own word, and each try to sign in could come from another. So is
  // a bare hop count: it cannot tell a proxy from a caller who sends the header himself.
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.every(isProxyAddress) ? entries.join(',') : null;
}

function isProxyAddress(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && rest.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits));
}
