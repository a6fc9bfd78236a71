import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { EnvFault } from './env-fault.ts';
import { findModelFault, type ModelEnv, readModel } from './model-env.ts';
import { VARIABLES, type Variable, type VariableName } from './variables.table.ts';
import { findVendorFault, type Parsed, readVendors, type VendorEnv } from './vendor-env.ts';

export type OutsideIssuer = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly allowHttp: boolean;
};

/** The settings as the rest of the server reads them; optional vendors are undefined unless configured. */
export type Env = VendorEnv & {
  readonly host: string;
  readonly port: number;
  /** Origin without a trailing slash. */
  readonly baseUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly sessionSecret: string | undefined;
  readonly oidc: OutsideIssuer | undefined;
  readonly trustProxy: false | string;
  readonly logLevel: string;
  readonly workers: number;
  readonly metricsToken: string | undefined;
  /** Days are planned ahead of the first person who asks. */
  readonly warmUp: boolean;
  /** Visitors may plan a day. */
  readonly guestSearch: boolean;
  readonly signUp: 'open' | 'invite' | 'off';
  /** Of one account. */
  readonly ceilings: { readonly plans: number; readonly lists: number; readonly photoBytes: number };
  readonly llm: ModelEnv | undefined;
  /** Closes what people entrust to this server for others, such as the permission to write into their calendar. */
  readonly encryptionKey: string | undefined;
};

const OIDC_NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

export function readEnv(source: Readonly<Record<string, string | undefined>>): Result<Env, EnvFault> {
  const parsed: Record<string, unknown> = {};
  for (const [name, definition] of Object.entries<Variable>(VARIABLES)) {
    // A line such as `OIDC_ISSUER=` in an env file means "not set".
    const given = source[name]?.trim();
    if (!given) continue;
    const value = definition.schema.safeParse(given);
    if (!value.success) return fail(explainFault(name as VariableName, given, value.error.issues[0]?.message ?? 'it is not valid'));
    parsed[name] = value.data;
  }
  const values = parsed as Parsed;
  const fault =
    findModelFault(values) ?? findOidcFault(values) ?? findVendorFault(values) ?? findPortFault(values) ?? findWorkersFault(values);
  return fault ? fail(fault) : ok(toEnv(values));
}

function explainFault(name: VariableName, given: string, problem: string): EnvFault {
  const definition: Variable = VARIABLES[name];
  const shown = definition.secret ? 'has a wrong value' : `is "${given.slice(0, 80)}"`;
  return { variable: name, message: `${name} ${shown}: ${problem}; ${definition.remedy}.` };
}

/** Half a configuration is a mistake: starting with the built-in provider would hide it. */
function findOidcFault(values: Parsed): EnvFault | undefined {
  const missing = OIDC_NAMES.filter((name) => values[name] === undefined);
  const variable = missing[0];
  if (variable && missing.length < OIDC_NAMES.length) {
    const present = OIDC_NAMES.filter((name) => values[name] !== undefined).join(' and ');
    return {
      variable,
      message: `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing while ${present} is set: set all three to use an outside provider, or none to use the built-in one.`,
    };
  }
  if (values.OIDC_ISSUER && values.OIDC_ALLOW_HTTP !== true && isPlainHttpElsewhere(values.OIDC_ISSUER)) {
    return {
      variable: 'OIDC_ISSUER',
      message: `OIDC_ISSUER is "${values.OIDC_ISSUER}": sign-in over plain http to another machine can be read on the way; use its https address, or set OIDC_ALLOW_HTTP=on on a closed test network.`,
    };
  }
  return undefined;
}

function findWorkersFault({ WORKERS: workers = 1, DATABASE_URL: databaseUrl, PORT: port }: Parsed): EnvFault | undefined {
  if (workers === 1) return undefined;
  if (databaseUrl === undefined) {
    return {
      variable: 'WORKERS',
      message: `WORKERS is ${workers}, but the built-in database belongs to one process: set DATABASE_URL to a PostgreSQL, or remove WORKERS.`,
    };
  }
  if (port !== 0) return undefined;
  return { variable: 'PORT', message: `PORT is 0, but ${workers} processes have to share one: name a port, or remove WORKERS.` };
}

/** What people type could be told only after the start, and sign-in would send them to port 0. */
function findPortFault({ PORT: port, BASE_URL: baseUrl }: Parsed): EnvFault | undefined {
  if (port !== 0 || baseUrl !== undefined) return undefined;
  return {
    variable: 'PORT',
    message:
      'PORT is 0, any free one, while BASE_URL is missing: set BASE_URL to the address that people type, or name a port such as 5000.',
  };
}

function isPlainHttpElsewhere(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && !isLoopback(hostname);
}

function toEnv(values: Parsed): Env {
  const host = values.HOST ?? '127.0.0.1';
  const port = values.PORT ?? 5000;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  return {
    host,
    port,
    baseUrl: values.BASE_URL ?? defaultBaseUrl(host, port),
    dataDir: values.DATA_DIR ?? './data',
    databaseUrl: values.DATABASE_URL,
    sessionSecret: values.SESSION_SECRET,
    oidc:
      issuer && clientId && clientSecret ? { issuer, clientId, clientSecret, allowHttp: new URL(issuer).protocol === 'http:' } : undefined,
    trustProxy: values.TRUST_PROXY ?? false,
    logLevel: values.LOG_LEVEL ?? 'info',
    workers: values.WORKERS ?? 1,
    metricsToken: values.METRICS_TOKEN,
    warmUp: values.WARM_UP ?? true,
    guestSearch: values.GUEST_SEARCH ?? false,
    signUp: values.SIGN_UP ?? 'open',
    ceilings: {
      plans: values.ACCOUNT_PLANS ?? 10_000,
      lists: values.ACCOUNT_LISTS ?? 2000,
      photoBytes: (values.ACCOUNT_PHOTO_MB ?? 200) * 1_000_000,
    },
    llm: readModel(values),
    encryptionKey: values.ENCRYPTION_KEY,
    ...readVendors(values),
  };
}

/** `localhost` rather than 127.0.0.1: browsers treat both as secure, but only the name works for outside OAuth clients. */
function defaultBaseUrl(host: string, port: number): string {
  const unspecified = host === '0.0.0.0' || host === '::';
  const name = unspecified || isLoopback(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

export function isLoopback(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare);
}
