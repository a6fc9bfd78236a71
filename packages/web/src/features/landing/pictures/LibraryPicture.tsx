import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { formatKcal } from '../../../lib/format/round.ts';
import { PICTURE_TEXTS } from '../texts.ts';

const SAVED = [
  { title: PICTURE_TEXTS.saved[0], kcal: 2100, tilt: '-rotate-6', isFavorite: false },
  { title: PICTURE_TEXTS.saved[1], kcal: 2450, tilt: 'rotate-3 translate-x-10 translate-y-3', isFavorite: false },
  { title: PICTURE_TEXTS.saved[2], kcal: 1850, tilt: '-rotate-2 translate-x-20 translate-y-7', isFavorite: true },
] as const;

/** Kept days, one of them starred. */
export function LibraryPicture() {
  return (
    <div aria-hidden="true" className="relative h-32 w-64">
      {SAVED.map(({ title, kcal, tilt, isFavorite }) => (
        <div key={title} className={`absolute top-0 left-0 w-40 rounded-2xl border border-line bg-card p-4 shadow-card ${tilt}`}>
          <div className="flex justify-between">
            <span className="display text-base">{title}</span>
            {isFavorite ? <IconStarFilled className="size-5 text-accent" /> : <IconStar className="size-5 text-muted" />}
          </div>
          <p className="numbers mt-3 text-sm text-muted">{formatKcal(kcal)}</p>
        </div>
      ))}
    </div>
  );
}
