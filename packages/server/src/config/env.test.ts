import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { VARIABLES } from './variables.table.ts';

const settingsOf = (source: Record<string, string>) => {
  const env = readEnv(source);
  if (!env.ok) throw new Error(env.fault.message);
  return env.value;
};

const faultOf = (source: Record<string, string>) => {
  const env = readEnv(source);
  if (env.ok) throw new Error('The settings were taken.');
  return env.fault;
};

const OIDC = { OIDC_ISSUER: 'https://issuer.test', OIDC_CLIENT_ID: 'larder', OIDC_CLIENT_SECRET: 'hush' };

describe('readEnv', () => {
  it('starts with nothing set', () => {
    expect(settingsOf({})).toMatchObject({
      host: '127.0.0.1',
      port: 5000,
      baseUrl: 'http://localhost:5000',
      dataDir: './data',
      databaseUrl: undefined,
      oidc: undefined,
      trustProxy: false,
      guestSearch: false,
      signUp: 'open',
    });
  });

  it.each([
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:5000'],
    [{ HOST: '::1' }, 'http://localhost:5000'],
    [{ HOST: '192.168.1.5', PORT: '80' }, 'http://192.168.1.5'],
    [{ HOST: 'fd00::5' }, 'http://[fd00::5]:5000'],
    [{ HOST: '0.0.0.0', BASE_URL: 'https://larder.example.org/' }, 'https://larder.example.org'],
    [{ BASE_URL: 'https://larder.example.org:443' }, 'https://larder.example.org'],
  ])('takes %j as the public origin %s', (source, baseUrl) => {
    expect(settingsOf(source).baseUrl).toBe(baseUrl);
  });

  it('takes several processes with a database that can be shared, and not without one', () => {
    const DATABASE_URL = 'postgres://larder@db/larder';
    expect(settingsOf({ WORKERS: '4', DATABASE_URL }).workers).toBe(4);
    expect(faultOf({ WORKERS: '2' })).toMatchObject({ variable: 'WORKERS', message: expect.stringContaining('DATABASE_URL') as string });
    expect(faultOf({ WORKERS: '2', DATABASE_URL, PORT: '0', BASE_URL: 'http://a.test' }).variable).toBe('PORT');
    expect(faultOf({ WORKERS: '0' }).variable).toBe('WORKERS');
    expect(faultOf({ METRICS_TOKEN: 'short' }).message).not.toContain('short"');
  });

  it.each(['postgres://larder:a%2Fb@db/larder', 'postgresql://larder:pw@/larder?host=/var/run/postgresql', 'postgres:///larder'])(
    'takes %s',
    (databaseUrl) => expect(settingsOf({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl),
  );

  it.each(['/', '#', '?'])('says how a password with %s is written, without the password', (sign) => {
    const { variable, message } = faultOf({ DATABASE_URL: `postgres://larder:hunter${sign}2@db:5432/larder` });
    expect(variable).toBe('DATABASE_URL');
    expect(message).toContain('/ is written %2F');
    expect(message).not.toContain('hunter');
  });

  it('takes any free port only with the address that leads to it', () => {
    expect(settingsOf({ PORT: '0', BASE_URL: 'http://a.test' })).toMatchObject({ port: 0, baseUrl: 'http://a.test' });
    expect(faultOf({ PORT: '0' })).toMatchObject({ variable: 'PORT', message: expect.stringContaining('set BASE_URL') as string });
  });

  it('takes an empty value as not set', () => {
    expect(settingsOf({ OIDC_ISSUER: '', OIDC_CLIENT_ID: ' ', PORT: '' })).toMatchObject({ port: 5000, oidc: undefined });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '5000.5'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['BASE_URL', 'larder.example.org'],
    ['BASE_URL', 'https://larder.example.org/app'],
    ['BASE_URL', 'ftp://larder.example.org'],
    ['DATABASE_URL', 'mysql://somewhere/larder'],
    ['SESSION_SECRET', 'short'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['LOG_LEVEL', 'loud'],
    ['GUEST_SEARCH', 'yes'],
    ['WARM_UP', 'no'],
    ['SIGN_UP', 'on'],
    ['LLM_BASE_URL', 'localhost:1234'],
    ['INSTACART_BASE_URL', 'nowhere'],
  ])('stops at %s=%s with one sentence: name, problem, remedy', (name, value) => {
    const { variable, message } = faultOf({ [name]: value });
    expect(variable).toBe(name);
    expect(message).toMatch(
      new RegExp(`^${name} (is "|has a wrong value)[^\\n]+: it [^\\n]+; [^\\n]+\\.$|^${name} has a wrong value: it [^\\n]+\\.$`),
    );
    expect(message).toContain(VARIABLES[name as keyof typeof VARIABLES].remedy);
  });

  it.each([
    ['SESSION_SECRET', 'hunter2'],
    ['DATABASE_URL', 'mysql://user:hunter2@db/x'],
  ])('does not print the value of %s', (name, value) => {
    expect(faultOf({ [name]: value }).message).not.toContain('hunter2');
  });

  it.each([
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing'],
    ['OIDC_CLIENT_ID', 'OIDC_ISSUER and OIDC_CLIENT_SECRET are missing'],
    ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER and OIDC_CLIENT_ID are missing'],
  ] as const)('refuses %s alone', (name, sentence) => {
    expect(faultOf({ [name]: OIDC[name] }).message).toContain(sentence);
  });

  it.each(Object.keys(OIDC))('refuses an outside provider without %s', (name) => {
    const { [name]: _left, ...rest } = OIDC as Record<string, string>;
    expect(faultOf(rest).message).toContain(`${name} is missing`);
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ])('refuses Google with %s alone', (present, missing) => {
    expect(faultOf({ [present]: 'x' })).toEqual({
      variable: missing,
      message: `${missing} is missing while ${present} is set: set both to offer Google Calendar, or none.`,
    });
  });

  it('takes Google whole, at its own addresses unless told others', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush' };
    expect(settingsOf(google).google?.calendarBaseUrl).toBe('https://www.googleapis.com/calendar/v3');
    expect(settingsOf({ ...google, GOOGLE_CALENDAR_BASE_URL: 'http://127.0.0.1:1/v3/' }).google?.calendarBaseUrl).toBe(
      'http://127.0.0.1:1/v3',
    );
    expect(settingsOf({}).google).toBeUndefined();
  });

  it('takes an outside provider whole', () => {
    expect(settingsOf(OIDC).oidc).toEqual({ issuer: 'https://issuer.test', clientId: 'larder', clientSecret: 'hush', allowHttp: false });
  });

  it('allows plain http for a provider on this machine, elsewhere only when told so', () => {
    expect(settingsOf({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:9000' }).oidc?.allowHttp).toBe(true);
    const elsewhere = { ...OIDC, OIDC_ISSUER: 'http://idp:9000' };
    expect(faultOf(elsewhere).message).toContain('OIDC_ALLOW_HTTP=on');
    expect(settingsOf({ ...elsewhere, OIDC_ALLOW_HTTP: 'on' }).oidc?.allowHttp).toBe(true);
  });

  it.each([
    [{ LLM_BASE_URL: 'http://localhost:11434/v1' }, 'LLM_MODEL is missing'],
    [{ LLM_API_KEY: 'hush' }, 'LLM_MODEL is missing'],
    [{ ANTHROPIC_API_KEY: 'hush' }, 'LLM_MODEL is missing'],
    [{ LLM_MODEL: 'gemma' }, 'no service to ask'],
    [{ LLM_MODEL: 'gemma', LLM_API_KEY: 'hush', ANTHROPIC_API_KEY: 'hush' }, 'set one of them'],
    [{ LLM_CALLS_PER_DAY: '0' }, 'below 1'],
    [{ YOUTUBE_SEARCHES_PER_DAY: 'many' }, 'whole number'],
  ])('refuses half a language model or a cap that is none: %j', (source, sentence) => {
    expect(faultOf(source).message).toContain(sentence);
    expect(faultOf(source).message).not.toContain('hush');
  });

  it('takes a model with the limits it has unless told otherwise', () => {
    expect(settingsOf({}).llm).toBeUndefined();
    expect(settingsOf({ LLM_API_KEY: 'hush', LLM_MODEL: 'm' }).llm).toMatchObject({
      kind: 'openai-compatible',
      baseUrl: 'https://api.openai.com/v1',
      structuredOutput: true,
      firstMealMs: 12_000,
      planMs: 30_000,
      userCallsPerDay: 60,
    });
    const anthropic = { ANTHROPIC_API_KEY: 'hush', LLM_MODEL: 'claude', LLM_STRUCTURED_OUTPUT: 'off', LLM_USER_CALLS_PER_DAY: '5' };
    expect(settingsOf(anthropic).llm).toMatchObject({ kind: 'anthropic', apiKey: 'hush', structuredOutput: false, userCallsPerDay: 5 });
  });

  it.each([
    ['off', false],
    ['loopback', 'loopback'],
    ['10.0.0.0/8, 192.168.1.4', '10.0.0.0/8,192.168.1.4'],
    ['fd00::/8', 'fd00::/8'],
  ])('reads TRUST_PROXY=%s', (value, trustProxy) => {
    expect(settingsOf({ TRUST_PROXY: value }).trustProxy).toBe(trustProxy);
  });

  it('describes every variable and says what to do about a wrong one', () => {
    for (const { description, remedy } of Object.values(VARIABLES)) {
      expect(description).toMatch(/\.$/);
      expect(remedy).not.toMatch(/\.$/);
    }
  });
});
