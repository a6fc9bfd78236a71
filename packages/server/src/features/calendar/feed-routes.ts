import { createHash } from 'node:crypto';
import { MOST_DAYS } from '@larder/domain/calendar/week-length.ts';
import type { FastifyInstance } from 'fastify';
import type { RateCounts } from '../../http/rate-counts.ts';
import { countUse } from '../../http/rate-limit.ts';
import { formatFeed } from './format-feed.ts';
import type { CalendarDeps } from './routes.ts';

/** Of about 500 octets each: half of what the careful readers take (1 MB). */
const MOST_EVENTS = 1000;
const MEALS_A_DAY = 4;

/** `/calendar/<token>.ics`: no session, the address itself is the key. A void link and one that never was look the same. */
export function registerCalendarFeed(
  app: FastifyInstance,
  { days, links, baseUrl, rateCounts }: Pick<CalendarDeps, 'days' | 'links' | 'baseUrl'> & { readonly rateCounts: RateCounts },
): void {
  app.get<{ Params: { token: string } }>('/calendar/:token([\\w-]+).ics', async (request, reply) => {
    const link = await links.findLinkByToken(request.params.token);
    // Counted where there is something to read: a guess leaves no row behind.
    if (link) await countUse(rateCounts, 'feed', link.userId);
    if (!link) return reply.status(404).type('text/plain').header('cache-control', 'no-store').send('Not Found');
    const most = link.style === 'meals' ? MOST_EVENTS / MEALS_A_DAY : MOST_EVENTS;
    const known = await days.listLatestDays(link, most + MOST_DAYS);
    const [before, latest] = [known.slice(0, -most), known.slice(-most)];
    const body = formatFeed({ days: latest, before, baseUrl, mealsIn: link.style === 'meals' ? link.timeZone : undefined });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const changedAt = latest.reduce((last, day) => Math.max(last, day.changedAt.getTime()), 0);
    reply.headers({
      etag,
      // Deleting an entry makes nothing newer, so the tag is what counts; the date is for those who do not know tags.
      ...(changedAt > 0 ? { 'last-modified': new Date(changedAt).toUTCString() } : {}),
      'cache-control': 'private, max-age=900',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    if (matches(request.headers['if-none-match'], etag)) return reply.status(304).send();
    return reply.type('text/calendar; charset=utf-8').header('content-disposition', 'inline; filename="larder.ics"').send(body);
  });
}

/** RFC 9110, section 13.1.2: a list, compared weakly; a proxy that compresses may have added its mark. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/-(gzip|br)"$/, '"'),
  );
  return tags.includes('*') || tags.includes(etag);
}
