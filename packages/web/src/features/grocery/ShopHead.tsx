import { IconDotsVertical, IconX } from '@tabler/icons-react';
import { ICON_BUTTON_CLASS } from '../../ui/button-styles.ts';
import { type Aisle, isToBuy } from './model.ts';
import { Progress } from './Progress.tsx';
import { AISLE_LABELS, SHOP_TEXTS } from './texts.ts';

type Props = {
  readonly name: string;
  readonly bought: number;
  readonly all: number;
  readonly aisles: readonly Aisle[];
  readonly onMenu: () => void;
  readonly onLeave: () => void;
};

export const aisleId = (category: string): string => `aisle-${category}`;

/** Slim, and always there: how far one is, and where the next shelf begins. */
export function ShopHead({ name, bought, all, aisles, onMenu, onLeave }: Props) {
  return (
    <div className="shop-head">
      <div className="flex min-h-14 items-center gap-3">
        <Progress look="ring" checked={bought} all={all} isPlain className="size-9 shrink-0" />
        <div className="min-w-0 flex-1 leading-tight">
          <p className="numbers font-semibold" aria-live="polite">
            {SHOP_TEXTS.count(bought, all)}
          </p>
          <h1 className="truncate text-sm text-muted">{name}</h1>
        </div>
        <button type="button" aria-label={SHOP_TEXTS.menu} className={ICON_BUTTON_CLASS} onClick={onMenu}>
          <IconDotsVertical className="size-5" aria-hidden />
        </button>
        <button type="button" aria-label={SHOP_TEXTS.leave} className={`${ICON_BUTTON_CLASS} -mr-2`} onClick={onLeave}>
          <IconX className="size-5" aria-hidden />
        </button>
      </div>
      {aisles.length > 1 && (
        <nav aria-label={SHOP_TEXTS.aisles} className="chip-line pb-2">
          {aisles.map(({ category, items }) => {
            const left = items.filter(isToBuy).length;
            return (
              <button
                key={category}
                type="button"
                className={`numbers inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full bg-primary-soft px-3.5 text-sm font-semibold hover:bg-line ${left === 0 ? 'text-muted' : 'text-primary'}`}
                onClick={() => document.getElementById(aisleId(category))?.scrollIntoView({ behavior: 'smooth' })}
              >
                {AISLE_LABELS[category]} <span className="font-normal">{left === 0 ? SHOP_TEXTS.aisleDone : left}</span>
              </button>
            );
          })}
        </nav>
      )}
    </div>
  );
}
