import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@larder/domain/base/random.ts';
import { type Call, makeCalendars, type Reply } from './calendars.ts';
import { CALENDAR_SCOPE, makeConsent } from './consent.ts';
import { formatConsentPage, formatEventsPage, formatProblemPage } from './consent-page.ts';
import { FAULT_KINDS, formatApiError, isAfterwards, makeFaults } from './faults.ts';

const CLIENT = { clientId: 'larder-emulator', clientSecret: 'emulated-secret' } as const;

export type GoogleEmulator = Awaited<ReturnType<typeof startGoogleEmulator>>;

type Options = {
  readonly port?: number;
  readonly random?: Random;
  /** Who the consent page suggests. */
  readonly account?: string;
};

/** Google's consent, tokens, calendars and events over real HTTP on this machine, failing when told to. */
export async function startGoogleEmulator({ port = 0, random = Math.random, account = 'eater@example.com' }: Options = {}) {
  const consent = makeConsent(CLIENT);
  const calendars = makeCalendars();
  const faults = makeFaults(random);
  const calls: string[] = [];
  const usedTokens = new Set<string>();

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', url);
    const body = await text(request);
    if (pathname.startsWith('/calendar/v3/')) return answerApi(request, response, body);
    const form = new URLSearchParams(body);
    if (pathname === '/o/oauth2/v2/auth') {
      const problem = consent.findRequestProblem(query);
      return sendPage(response, problem === undefined ? formatConsentPage(query, account) : formatProblemPage(problem));
    }
    if (pathname === '/consent') {
      const given = {
        account: form.get('account') ?? account,
        isAllowed: form.get('answer') === 'allow',
        scope: form.getAll('scope').join(' '),
      };
      return void response.writeHead(302, { location: consent.formatAnswer(query, given) }).end();
    }
    if (pathname === '/token' || pathname === '/revoke') {
      calls.push(`POST ${pathname}`);
      const fault = faults.draw('token');
      if (fault !== undefined) return sendFault(response, fault);
      return sendReply(response, pathname === '/token' ? consent.token(form) : consent.revoke(form));
    }
    if (pathname === '/') return sendPage(response, formatEventsPage(calendars.listShown().map(describe)));
    // For `npm run dev`: curl -X POST 'http://127.0.0.1:.../faults?next=quotaExceeded&share=0.2&slow=3000'
    if (pathname === '/faults' && request.method === 'POST') return sendReply(response, setFaults(query));
    return sendReply(response, { status: 404, body: { error: 'not emulated' } });
  }

  async function answerApi(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', url);
    calls.push(`${request.method} ${pathname.slice('/calendar/v3'.length)}`);
    if (faults.delayMs() > 0) await wait(faults.delayMs());
    const { authorization = '' } = request.headers;
    const fault = faults.draw('api', !usedTokens.has(authorization));
    usedTokens.add(authorization);
    if (fault !== undefined && !isAfterwards(fault)) return sendFault(response, fault);
    const grant = consent.findGrant(authorization);
    if (!grant) return sendReply(response, formatApiError('authError'));
    if (!grant.scope.split(' ').includes(CALENDAR_SCOPE)) return sendReply(response, formatApiError('insufficientPermissions'));
    const call: Call = {
      owner: grant.account,
      body: body === '' ? {} : (JSON.parse(body) as Call['body']),
      query,
      ifMatch: request.headers['if-match'],
    };
    const reply = route(
      `${request.method}`,
      pathname
        .slice('/calendar/v3/'.length)
        .split('/')
        .map((part) => decodeURIComponent(part)),
      call,
    );
    return fault === undefined ? sendReply(response, reply) : sendFault(response, fault);
  }

  function route(method: string, [first, calendarId = '', events, eventId = '']: readonly string[], call: Call): Reply {
    const shape = [first, calendarId && ':id', events, eventId && ':id'].filter(Boolean).join('/');
    switch (`${method} ${shape}`) {
      case 'POST calendars':
        return calendars.insertCalendar(call);
      case 'GET calendars/:id':
        return calendars.getCalendar(calendarId, call);
      case 'DELETE calendars/:id':
        return calendars.deleteCalendar(calendarId, call);
      case 'GET calendars/:id/events':
        return calendars.listEvents(calendarId, call);
      case 'POST calendars/:id/events':
        return calendars.insertEvent(calendarId, call);
      case 'GET calendars/:id/events/:id':
        return calendars.getEvent(calendarId, eventId, call);
      case 'PUT calendars/:id/events/:id':
        return calendars.updateEvent(calendarId, eventId, call);
      case 'DELETE calendars/:id/events/:id':
        return calendars.deleteEvent(calendarId, eventId, call);
      default:
        return formatApiError('notFound');
    }
  }

  function setFaults(query: URLSearchParams): Reply {
    const next = (query.get('next') ?? '').split(',').flatMap((name) => FAULT_KINDS.find((kind) => kind === name) ?? []);
    faults.failNext(...next);
    faults.failShare(Number(query.get('share') ?? 0));
    faults.slow(Number(query.get('slow') ?? 0));
    return { status: 200, body: { next } };
  }

  return {
    url,
    consent,
    calendars,
    faults,
    /** Calls so far, as `POST /calendars/...`. */
    calls,
    /** What the server needs in its environment to talk to this in place of Google. */
    variables: {
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      GOOGLE_AUTH_BASE_URL: url,
      GOOGLE_TOKEN_BASE_URL: url,
      GOOGLE_CALENDAR_BASE_URL: `${url}/calendar/v3`,
    },
    /** Answers the consent page as a person would; gives the address the browser is sent to. */
    giveConsent: (authUrl: string, { as = account, isAllowed = true, scope = CALENDAR_SCOPE } = {}): string =>
      consent.formatAnswer(new URL(authUrl).searchParams, { account: as, isAllowed, scope }),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const describe = ({ start, summary }: Readonly<Record<string, unknown>>): string =>
  `${(start as { date?: string } | undefined)?.date ?? ''} ${String(summary)}`;

function sendReply(response: ServerResponse, { status, body, headers = {} }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

function sendFault(response: ServerResponse, kind: string): void {
  if (kind.startsWith('reset')) response.destroy();
  else if (kind === 'html-502') response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>');
  else if (kind === 'not-json') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in to the airport network</html>');
  else sendReply(response, formatApiError(kind));
}

function sendPage(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' }).end(page);
}
