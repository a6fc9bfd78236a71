import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Ending, formatError, formatFrames, formatWhole, type Protocol } from './answers.ts';
import { type AskedMeals, proposeMeals, readAsked } from './propose.ts';

export const SCENARIOS = [
  'ok',
  'fenced-json',
  'thinking',
  'nonsense',
  'schema-mismatch',
  'bad-json',
  'length',
  'refusal',
  'content-filter',
  '400',
  '401',
  '404-model',
  '429-retry-after',
  '429-quota',
  '500',
  '503',
  '529',
  'html-502',
  'redirect',
  'reset',
  'hang',
  'stall',
  'stream-error',
  'stream-cut',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

export type EmulatedCall = {
  readonly protocol: Protocol;
  readonly isStreamed: boolean;
  readonly body: Readonly<Record<string, unknown>>;
  readonly asked: AskedMeals | undefined;
  /** Whether the caller went away before the answer was whole. */
  isLeft: boolean;
  /** When the last byte of each meal was sent, in milliseconds of `performance.now()`. */
  readonly sentAt: number[];
};

const KEY = 'emulated-key';
const PIECE = 12;
const BREAK_MS = 50;

type Options = {
  readonly port?: number;
  /** How long before the first word, and over how long each meal is written. */
  readonly firstMs?: number;
  readonly mealMs?: number;
};

export type LlmEmulator = Awaited<ReturnType<typeof startLlmEmulator>>;

/** An OpenAI-compatible service and Anthropic over real HTTP on this machine, with what is known to go wrong with them. */
export async function startLlmEmulator({ port = 0, firstMs = 0, mealMs = 0 }: Options = {}) {
  const calls: EmulatedCall[] = [];
  let queue: Scenario[] = [];
  let always: Scenario = 'ok';
  let pace = { firstMs, mealMs };
  let script = proposeByDefault;
  let tell: (page: string) => unknown = () => NO_RECIPE;

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const elsewhere = (protocol: Protocol): string => {
    const address = new URL(protocol === 'anthropic' ? '/v1/messages' : '/v1/chat/completions', url);
    address.hostname = 'localhost';
    return address.href;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const protocol = { '/v1/chat/completions': 'openai', '/v1/messages': 'anthropic' }[pathname] as Protocol | undefined;
    if (pathname === '/v1/models') return sendJson(response, 200, { object: 'list', data: [{ id: 'emulated', object: 'model' }] });
    // For `npm run dev`: curl -X POST 'http://127.0.0.1:.../faults?next=hang,500&always=ok&first=2000&meal=1500'
    if (pathname === '/faults' && request.method === 'POST') return sendJson(response, 200, setFaults(searchParams));
    if (!protocol || request.method !== 'POST') return sendJson(response, 404, { error: 'not emulated' });

    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    const call: EmulatedCall = {
      protocol,
      isStreamed: body['stream'] === true,
      body,
      asked: readAsked(findPrompt(body)),
      isLeft: false,
      sentAt: [],
    };
    calls.push(call);
    response.on('close', () => (call.isLeft = !response.writableEnded));
    const key = protocol === 'anthropic' ? request.headers['x-api-key'] : request.headers.authorization?.replace(/^Bearer /, '');
    // Whoever has gone already draws no scenario that was meant for the next.
    if (request.socket.destroyed) return;
    const scenario = key === KEY ? (queue.shift() ?? always) : '401';
    await sendScenario(response, call, scenario);
  }

  async function sendScenario(response: ServerResponse, call: EmulatedCall, scenario: Scenario): Promise<void> {
    if (scenario === 'hang') return;
    // The same machine under another name: whoever follows calls a second time.
    if (scenario === 'redirect') return void response.writeHead(307, { location: elsewhere(call.protocol) }).end();
    if (scenario === 'reset') return void response.destroy();
    if (scenario === 'html-502') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>');
    if (/^\d{3}/.test(scenario)) {
      const { status, body, headers } = formatError(call.protocol, scenario);
      return sendJson(response, status, body, headers);
    }
    const page = readPage(findPrompt(call.body));
    const meals = page === undefined ? writeMeals(scenario, script(call.asked)) : [];
    const ending: Ending = scenario === 'refusal' || scenario === 'length' || scenario === 'content-filter' ? scenario : 'stop';
    const model = String(call.body['model']);
    if (call.isStreamed) return sendStream(response, call, { meals, ending, model, scenario });
    await wait(pace.firstMs + pace.mealMs * meals.length);
    if (scenario === 'stall') return;
    call.sentAt.push(...meals.map(() => performance.now()));
    if (scenario === 'stream-cut' || scenario === 'stream-error') return void response.destroy();
    const said = page === undefined || !SPEAKS_JSON.has(scenario) ? joinMeals(scenario, meals) : JSON.stringify(tell(page));
    sendJson(response, 200, formatWhole(call.protocol, { model, text: said, ending, isTool: isToolForced(call) }));
  }

  type Streamed = { readonly meals: readonly string[]; readonly ending: Ending; readonly model: string; readonly scenario: Scenario };

  async function sendStream(response: ServerResponse, call: EmulatedCall, { meals, ending, model, scenario }: Streamed): Promise<void> {
    const frames = formatFrames(call.protocol, { model, isTool: isToolForced(call) && SPEAKS_JSON.has(scenario) });
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    response.write(frames.open);
    await wait(pace.firstMs);
    const isBroken = ['stall', 'stream-error', 'stream-cut'].includes(scenario);
    if (ending !== 'content-filter') {
      const texts = splitMeals(scenario, meals);
      for (const [at, part] of texts.entries()) {
        const pieces = part.match(new RegExp(`[^]{1,${PIECE}}`, 'g')) ?? [];
        const isLastOfBroken = isBroken && at === Math.ceil(texts.length / 2);
        for (const piece of isLastOfBroken ? pieces.slice(0, 5) : pieces) {
          if (response.destroyed) return;
          response.write(frames.piece(piece, ending));
          if (pace.mealMs > 0) await wait(pace.mealMs / pieces.length);
        }
        if (isLastOfBroken) break;
        call.sentAt.push(performance.now());
      }
    }
    if (scenario === 'stall') return;
    // What is on its way arrives before the break, as it would over a real distance.
    if (isBroken) await wait(BREAK_MS);
    if (scenario === 'stream-cut') return void response.destroy();
    response.end(scenario === 'stream-error' ? frames.error : frames.close(ending));
  }

  function setFaults(query: URLSearchParams): unknown {
    const find = (name: string) => SCENARIOS.find((scenario) => scenario === name);
    queue = (query.get('next') ?? '').split(',').flatMap((name) => find(name) ?? []);
    always = find(query.get('always') ?? 'ok') ?? 'ok';
    pace = { firstMs: Number(query.get('first') ?? pace.firstMs), mealMs: Number(query.get('meal') ?? pace.mealMs) };
    return { queue, always, pace };
  }

  return {
    url,
    calls,
    /** The next calls go this way, in this order; those after them as usual. */
    next: (...scenarios: readonly Scenario[]) => void (queue = [...scenarios]),
    always: (scenario: Scenario) => void (always = scenario),
    pace: (newPace: { readonly firstMs: number; readonly mealMs: number }) => void (pace = newPace),
    /** Meals as raw JSON texts, in the place of the emulator's own until it is told otherwise. */
    say: (newScript: typeof script = proposeByDefault) => void (script = newScript),
    /** What recipe a page holds, by the model's word. */
    tell: (newTell: typeof tell) => void (tell = newTell),
    /** What the server needs in its environment to ask this in place of a real service. */
    variables: { LLM_BASE_URL: `${url}/v1`, LLM_API_KEY: KEY, LLM_MODEL: 'emulated' },
    anthropicVariables: { ANTHROPIC_BASE_URL: `${url}/v1`, ANTHROPIC_API_KEY: KEY, LLM_MODEL: 'emulated' },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const isToolForced = ({ body }: EmulatedCall): boolean => (body['tool_choice'] as { name?: string } | undefined)?.name === 'json';

/** The others are said in plain words. */
const SPEAKS_JSON: ReadonlySet<Scenario> = new Set(['ok', 'schema-mismatch', 'bad-json', 'length', 'stall', 'stream-error', 'stream-cut']);

const proposeByDefault = (asked: AskedMeals | undefined): readonly string[] => (asked ? proposeMeals(asked) : []);

const NO_RECIPE = { title: '', ingredients: [], steps: [], yields: null, time: null };

/** The text of a prompt that asks for the recipe in it. */
function readPage(prompt: string): string | undefined {
  try {
    const { page } = JSON.parse(prompt) as { page?: unknown };
    return typeof page === 'string' ? page : undefined;
  } catch {
    return undefined;
  }
}

/** The last message of the person, in either protocol. */
function findPrompt(body: Readonly<Record<string, unknown>>): string {
  const messages = (body['messages'] ?? []) as readonly { readonly role: string; readonly content: unknown }[];
  const content = messages.findLast(({ role }) => role === 'user')?.content;
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? '').join('') : '';
}

/** What the scenario makes of the meals: whole JSON texts, or what stands in their place. */
function writeMeals(scenario: Scenario, meals: readonly string[]): readonly string[] {
  if (scenario === 'schema-mismatch') return meals.map(() => '{"dish":"soup","kcal":450}');
  return meals;
}

function joinMeals(scenario: Scenario, meals: readonly string[]): string {
  return splitMeals(scenario, meals).join('');
}

/** The text of the answer, cut behind each meal. */
function splitMeals(scenario: Scenario, meals: readonly string[]): readonly string[] {
  if (scenario === 'refusal') return ['I am sorry, but I cannot help with that.'];
  if (scenario === 'nonsense') return ['The weather is nice today. ', 'Have you tried turning it off and on again?'];
  const texts = meals.map((meal, at) => `${at > 0 ? ',' : '{"meals":['}${meal}`);
  if (scenario === 'bad-json' || scenario === 'length') return [...texts.slice(0, 1), (texts[1] ?? '').slice(0, 80)];
  const whole = [...texts, texts.length > 0 ? ']}' : '{"meals":[]}'];
  if (scenario === 'fenced-json') return ['Here you are:\n```json\n', ...whole, '\n```\n'];
  return scenario === 'thinking' ? ['<think>They want "meals": [ maybe {soup} ]. Hmm.</think>\n', ...whole] : whole;
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
