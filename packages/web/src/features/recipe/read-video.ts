import type { Video } from '@larder/contract/video.ts';
import type { Loose } from '@larder/contract/loose.ts';
import { formatClock } from '../../lib/format/clock.ts';

export type ShownVideo = {
  readonly videoId: string;
  readonly title: string;
  readonly channel: string;
  /** "1:02:03"; empty where it is not known. */
  readonly length: string;
  /** "1,234,567"; empty where it is not known. */
  readonly views: string;
};

/** Some servers count in numbers. */
type SentVideo = Omit<Loose<Video>, 'viewCount'> & Pick<Video, 'videoId' | 'title'> & { readonly viewCount?: string | number | null };

export function readVideo({ videoId, title, channelTitle, duration, viewCount }: SentVideo): ShownVideo {
  return { videoId, title, channel: channelTitle ?? '', length: formatLength(duration ?? ''), views: formatViews(String(viewCount ?? '')) };
}

export const watchUrl = (videoId: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
export const outsideSearchUrl = (dish: string): string =>
  `https://www.youtube.com/results?search_query=${encodeURIComponent(`${dish} recipe`)}`;

/** "PT1H2M3S" as "1:02:03", "PT4M5S" as "4:05". */
function formatLength(iso: string): string {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(iso);
  if (!found || iso === 'P') return '';
  const [days, hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0)) as [number, number, number, number];
  return formatClock(((days * 24 + hours) * 60 + minutes) * 60 + seconds);
}

const WHOLE = new Intl.NumberFormat('en-US');
const formatViews = (count: string): string => (/^\d+$/.test(count) ? WHOLE.format(BigInt(count)) : '');
