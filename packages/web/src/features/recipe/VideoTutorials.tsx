import { IconChevronDown, IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { buttonClass } from '../../ui/button-styles.ts';
import { UI_TEXTS } from '../../ui/texts.ts';
import { failureText, useVideos } from './queries.ts';
import { outsideSearchUrl, watchUrl, type ShownVideo } from './read-video.ts';
import { VIDEO_TEXTS } from './texts.ts';

/** Looked for when first opened. Videos are links: nothing of the video site is loaded before somebody goes there. */
export function VideoTutorials({ dish }: { readonly dish: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="card @container overflow-hidden">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="videos"
          className="display flex min-h-16 w-full items-center justify-between px-5 text-xl hover:bg-primary-soft sm:px-8"
          onClick={() => setIsOpen(!isOpen)}
        >
          {VIDEO_TEXTS.title}
          <IconChevronDown className={`size-5 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
        </button>
      </h2>
      <div id="videos" hidden={!isOpen} className="rise border-t border-line p-5 sm:p-8">
        {isOpen && <Videos dish={dish} />}
      </div>
    </section>
  );
}

function Videos({ dish }: { readonly dish: string }) {
  const { data: videos, error, isFetching } = useVideos(dish);
  if (error && !isFetching)
    return <SearchElsewhere dish={dish} text={failureText(error, VIDEO_TEXTS.failed)} hint={VIDEO_TEXTS.failedHint} />;
  if (!videos) {
    return (
      <output className="grid gap-4">
        <span className="font-medium text-primary">{VIDEO_TEXTS.searching}…</span>
        <span aria-hidden="true" className="skeleton block h-16" />
        <span aria-hidden="true" className="skeleton block h-16" />
      </output>
    );
  }
  if (videos.length === 0) return <SearchElsewhere dish={dish} text={VIDEO_TEXTS.none} />;
  return (
    <ul className="grid gap-4 @2xl:grid-cols-2">
      {videos.map((video) => (
        <li key={video.videoId}>
          <VideoCard video={video} />
        </li>
      ))}
    </ul>
  );
}

function VideoCard({ video: { videoId, title, channel, length, views } }: { readonly video: ShownVideo }) {
  return (
    <a
      href={watchUrl(videoId)}
      target="_blank"
      rel="noreferrer"
      className="flex h-full gap-4 rounded-xl border border-line p-3 transition-colors hover:border-primary hover:bg-primary-soft"
    >
      <span
        className="relative grid aspect-video w-32 shrink-0 place-items-center self-start rounded-lg bg-sage text-primary"
        aria-hidden="true"
      >
        <IconPlayerPlayFilled className="size-8" />
      </span>
      <span className="numbers min-w-0 text-sm text-muted">
        <span className="line-clamp-2 text-base font-semibold text-ink">{title}</span>
        <span className="mt-1 block">{channel}</span>
        <span className="flex flex-wrap gap-x-3">
          {length !== '' && <span>{length}</span>}
          {views !== '' && <span>{VIDEO_TEXTS.views(views)}</span>}
        </span>
        <span className="sr-only">{UI_TEXTS.newTab}</span>
      </span>
    </a>
  );
}

function SearchElsewhere({ dish, text, hint }: { readonly dish: string; readonly text: string; readonly hint?: string }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-xl bg-linen p-5">
      <div className="min-w-52 flex-1">
        <p className="font-semibold">{text}</p>
        {hint !== undefined && <p className="mt-0.5 text-sm">{hint}</p>}
      </div>
      <a href={outsideSearchUrl(dish)} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
        {VIDEO_TEXTS.outside}
        <span className="sr-only">{UI_TEXTS.newTab}</span>
        <IconExternalLink className="size-4" aria-hidden />
      </a>
    </div>
  );
}
