import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { CartFault, CartPage, ShoppingCart } from '../../ports/shopping-cart.ts';
import { isAllowedLink } from './allowed-link.ts';
import { toLineItem } from './line-item.ts';
import { INSTACART_PATH, isTemporary, LinkReply, readErrors } from './wire.ts';

export type InstacartOptions = {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly wait?: (ms: number) => Promise<void>;
  /** Milliseconds of a clock that never jumps. */
  readonly now?: () => number;
  /** Between 0 and 1: spreads the tries of many lists. */
  readonly random?: () => number;
};

const TRY_WAITS_MS = [500, 1000, 2000];
const SPREAD = 0.25;
const ALL_TRIES_MS = 15_000;
/** Their limit is not published. */
const LEAST_GAP_MS = 500;
/** A refused key is asked again only now and then: somebody may have mended it. */
const KEY_REFUSED_MS = 10 * 60_000;

/** The Instacart Developer Platform: one call makes a page of the list and gives its address. */
export function makeInstacart({ apiKey, baseUrl, ...options }: InstacartOptions): ShoppingCart {
  const { fetch: send = fetch, wait = waitFor, now = () => performance.now(), random = Math.random } = options;
  let nextAt = 0;
  let refusedUntil = 0;

  const makePage: ShoppingCart['makePage'] = async (page) => {
    if (now() < refusedUntil) return fail({ type: 'not-allowed', reason: 'the key was refused a moment ago' });
    const deadline = now() + ALL_TRIES_MS;
    for (let tries = 0; ; tries++) {
      await takeTurn();
      const outcome = await post(page, Math.max(1, deadline - now()));
      if (outcome.ok || outcome.fault.type !== 'unavailable') {
        if (!outcome.ok && outcome.fault.type === 'not-allowed') refusedUntil = now() + KEY_REFUSED_MS;
        return outcome;
      }
      const pause = outcome.fault.retryAfterMs ?? (TRY_WAITS_MS[tries] ?? 0) * (1 - SPREAD + 2 * SPREAD * random());
      if (tries + 1 >= TRY_WAITS_MS.length || now() + pause >= deadline) return outcome;
      await wait(pause);
    }
  };
  return { name: 'Instacart', makePage };

  /** Over all lists of this process. */
  async function takeTurn(): Promise<void> {
    const at = Math.max(now(), nextAt);
    nextAt = at + LEAST_GAP_MS;
    if (at > now()) await wait(at - now());
  }

  async function post(page: CartPage, timeoutMs: number): Promise<Result<{ readonly url: string }, Outcome>> {
    try {
      const response = await send(`${baseUrl}${INSTACART_PATH}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(toBody(page)),
        signal: AbortSignal.timeout(Math.ceil(timeoutMs)),
        redirect: 'error',
      });
      return readAnswer(response.status, parseJson(await response.text()), response.headers.get('retry-after'));
    } catch (error) {
      return fail({ type: 'unavailable', reason: error instanceof Error ? `${error.name}: ${error.message}` : 'no answer' });
    }
  }

  function readAnswer(status: number, body: unknown, retryAfter: string | null): Result<{ readonly url: string }, Outcome> {
    const errors = readErrors(body);
    const reason = `HTTP ${status}${errors.map(({ code, key }) => `, ${code ?? 'no code'} ${key ?? ''}`.trimEnd()).join('')}`;
    if (status === 401 || status === 403) return fail({ type: 'not-allowed', reason });
    if (TEMPORARY.has(status) || errors.some(isTemporary)) {
      return fail({ type: 'unavailable', reason, ...(retryAfter !== null && readRetryAfter(retryAfter)) });
    }
    if (status !== 200) return fail({ type: 'refused', reason });
    const link = LinkReply.safeParse(body);
    if (!link.success) return fail({ type: 'refused', reason: 'HTTP 200 without a link' });
    const url = link.data.products_link_url;
    return isAllowedLink(url, baseUrl) ? ok({ url }) : fail({ type: 'refused', reason: 'the link leads to a host that is not theirs' });
  }
}

type Outcome = CartFault & { readonly retryAfterMs?: number };

const TEMPORARY: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

function toBody({ title, lines, expiresInDays, backUrl }: CartPage) {
  return {
    title,
    link_type: 'shopping_list',
    expires_in: expiresInDays,
    line_items: lines.map(toLineItem),
    landing_page_configuration: { partner_linkback_url: backUrl },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** In seconds; the form with a date is not worth a parser where nobody documents the header at all. */
function readRetryAfter(text: string): { readonly retryAfterMs?: number } {
  const seconds = Number(text);
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfterMs: seconds * 1000 } : {};
}

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
