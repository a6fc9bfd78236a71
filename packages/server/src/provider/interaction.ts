import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Interaction, Provider } from 'oidc-provider';
import type { DatabaseHandle } from '../db/database.ts';
import { makeSparseLog } from '../http/sparse-log.ts';
import type { SignUpRule, SignUps } from './sign-up-rule.ts';
import type { BegunRequest, BegunSignIns } from './begun-sign-in.ts';
import { parseCredentials, parseNewAccount, readTyped } from './credentials.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { INTERACTION_PATH } from './make-provider.ts';
import { type FieldFault, type FormName, renderDeadEnd, renderSignIn, renderSignUp, type Typed } from './sign-in-page.ts';
import { signIn, signUp, type SignInOutcome } from './sign-in.ts';
import type { SignInThrottle } from './throttle.ts';

type Options = {
  readonly provider: Provider;
  readonly begun: BegunSignIns;
  readonly known: KnownBrowsers;
  readonly db: Pick<DatabaseHandle, 'kysely' | 'transaction'>;
  readonly throttle: SignInThrottle;
  readonly signUps: SignUps;
  readonly countFailedSignIn: (reason: string) => void;
  readonly stylesheet: string;
};

/** A minute. Somebody who mistypes leaves two or three; whoever guesses is seen in sixty, and fills no disk. */
const MOST_REFUSALS_SAID = 60;

const PAGES = { 'sign-in': renderSignIn, 'sign-up': renderSignUp };

/** The pages where a person proves who they are, in the middle of an authorization request. */
export async function registerInteraction(
  app: FastifyInstance,
  { provider, begun, known, db, throttle, signUps, countFailedSignIn, stylesheet }: Options,
): Promise<void> {
  const deps = { db, throttle, signUps };
  const sayRefusal = makeSparseLog(MOST_REFUSALS_SAID);
  /** In a word: never for whom, nor what was typed. */
  const noteRefusal = ({ log }: FastifyRequest, reason: string): void => {
    countFailedSignIn(reason);
    sayRefusal((since) => log.warn({ fault: reason, ...since }, 'sign-in refused'));
  };

  const show = async (request: BegunRequest, reply: FastifyReply, asked?: FormName) => {
    const interaction = await begun.find(provider, request);
    if (!interaction) return sendExpired(reply, stylesheet);
    const invitation = readInvitation(interaction);
    const form = asked ?? chooseForm({ rule: signUps.rule, invitation, isKnown: known.isKnown(request) });
    if (form === 'sign-up' && signUps.rule === 'off') return sendClosed(reply, stylesheet);
    return sendForm(request, reply, { form, faults: [], status: 200, typed: { name: '', email: '', invitation } });
  };

  const submit = async (request: BegunRequest, reply: FastifyReply, form: FormName) => {
    const interaction = await begun.find(provider, request);
    if (!interaction) return sendExpired(reply, stylesheet);
    if (form === 'sign-up' && signUps.rule === 'off') return sendClosed(reply, stylesheet);
    const typed = readTyped(request.body);
    const outcome = await decide(request, form);
    if (outcome.type === 'too-many') noteRefusal(request, 'too-many');
    else if (outcome.type === 'refused' && outcome.reason !== undefined) noteRefusal(request, outcome.reason);
    if (outcome.type === 'refused') return sendForm(request, reply, { form, faults: outcome.faults, status: 422, typed });
    if (outcome.type === 'too-many') {
      reply.header('retry-after', outcome.waitSeconds);
      return sendForm(request, reply, { form, faults: [tooMany(outcome.waitSeconds)], status: 429, typed });
    }
    const onward = await begun.answer(reply, interaction, outcome.accountId);
    known.remember(reply);
    return reply.header('cache-control', 'no-store').redirect(onward, 303);
  };

  const decide = async (request: BegunRequest, form: FormName): Promise<SignInOutcome> => {
    if (form === 'sign-in') {
      const credentials = parseCredentials(request.body);
      return credentials.ok ? signIn(deps, credentials.value, request.ip) : { type: 'refused', faults: credentials.fault };
    }
    const account = parseNewAccount(request.body);
    return account.ok ? signUp(deps, account.value, request.ip) : { type: 'refused', faults: account.fault };
  };

  const sendForm = (request: BegunRequest, reply: FastifyReply, { form, faults, status, typed }: FormAnswer) => {
    const address = `${INTERACTION_PATH}/${encodeURIComponent(request.params.uid)}`;
    const page = PAGES[form]({ stylesheet, address, typed, faults, rule: signUps.rule });
    return sendPage(reply, status, page);
  };

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16 * 1024 });
    const address = `${INTERACTION_PATH}/:uid`;
    scope.get<{ Params: { uid: string } }>(address, (request, reply) => show(request, reply));
    for (const form of ['sign-in', 'sign-up'] as const) {
      scope.get<{ Params: { uid: string } }>(`${address}/${form}`, (request, reply) => show(request, reply, form));
      scope.post<{ Params: { uid: string } }>(`${address}/${form}`, (request, reply) => submit(request, reply, form));
    }
  });
}

type Arrival = { readonly rule: SignUpRule; readonly invitation: string; readonly isKnown: boolean };

/** Who is new here gets the form of the new. Where an invitation is needed, only its link makes somebody new. */
function chooseForm({ rule, invitation, isKnown }: Arrival): FormName {
  if (rule === 'off') return 'sign-in';
  if (rule === 'invite') return invitation === '' ? 'sign-in' : 'sign-up';
  return isKnown ? 'sign-in' : 'sign-up';
}

type FormAnswer = { readonly form: FormName; readonly faults: readonly FieldFault[]; readonly status: number; readonly typed: Typed };

function sendExpired(reply: FastifyReply, stylesheet: string): FastifyReply {
  const words = {
    title: 'This page has expired',
    text: 'It was open for more than an hour, or you have signed in already. Start again to go on.',
  };
  return sendPage(reply, 400, renderDeadEnd(stylesheet, words));
}

function sendClosed(reply: FastifyReply, stylesheet: string): FastifyReply {
  const words = {
    title: 'No new accounts',
    text: 'This server is not taking new accounts. If you have one, sign in as always.',
    onward: 'Sign in',
  };
  return sendPage(reply, 403, renderDeadEnd(stylesheet, words));
}

/** As the link to Larder named it, carried here by the authorization request. */
function readInvitation({ params }: Interaction): string {
  const { invitation } = params;
  return typeof invitation === 'string' ? invitation : '';
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .send(page);
}

function tooMany(waitSeconds: number): FieldFault {
  const minutes = Math.ceil(waitSeconds / 60);
  return { field: 'password', message: `Too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again.` };
}
