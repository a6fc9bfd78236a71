import { useQuery } from '@tanstack/react-query';
import type { WrittenItem } from '@larder/contract/grocery.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { formatMeals, hasWeekdayTwice } from '@larder/domain/grocery/format-sources.ts';
import { GROCERY_CATEGORIES } from '@larder/domain/grocery/grocery-category.ts';
import { previewQuery } from './queries.ts';
import { AISLE_LABELS, CREATE_TEXTS, LIST_TEXTS } from './texts.ts';

/** What a person said about a line: is it bought? By the line's key; for the rest, staples are at home. */
export type BuyChoices = ReadonlyMap<string, boolean>;

export const isBought = ({ key, isStaple }: Pick<WrittenItem, 'key' | 'isStaple'>, choices: BuyChoices): boolean =>
  choices.get(key) ?? isStaple !== 'true';

type Props = {
  readonly dates: readonly PlainDate[];
  readonly choices: BuyChoices;
  readonly onChoose: (key: string, isBought: boolean) => void;
};

/** Before anything is made: what is needed, what is there already, and so what is to be bought. */
export function ListPreview({ dates, choices, onChoose }: Props) {
  const { data: preview, isError, isPlaceholderData } = useQuery(previewQuery(dates));
  if (dates.length === 0) return null;
  if (isError) return <p className="mt-8 text-muted">{CREATE_TEXTS.previewFailed}</p>;
  const items = preview?.ingredients;
  if (!items || items.length === 0) return null;
  const ofList = { hasWeekdayTwice: hasWeekdayTwice(items.flatMap(({ parts }) => parts)) };
  const have = items.filter((item) => !isBought(item, choices)).length;
  return (
    <section aria-label={CREATE_TEXTS.previewTitle} className="mt-10" aria-busy={isPlaceholderData}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="display text-2xl">{CREATE_TEXTS.previewTitle}</h2>
        <p className="numbers font-semibold">{CREATE_TEXTS.previewCounts({ need: items.length, have })}</p>
      </div>
      <p className="mt-1 max-w-2xl text-muted">{CREATE_TEXTS.previewLead}</p>
      <div className="mt-4 gap-x-8 sm:columns-2 lg:columns-3">
        {GROCERY_CATEGORIES.map((category) => (
          <PreviewAisle
            key={category}
            title={AISLE_LABELS[category]}
            items={items.filter((item) => item.category === category)}
            ofList={ofList}
            choices={choices}
            onChoose={onChoose}
          />
        ))}
      </div>
    </section>
  );
}

type AisleProps = Omit<Props, 'dates'> & {
  readonly title: string;
  readonly items: readonly WrittenItem[];
  readonly ofList: { readonly hasWeekdayTwice: boolean };
};

function PreviewAisle({ title, items, ofList, choices, onChoose }: AisleProps) {
  if (items.length === 0) return null;
  return (
    <section className="mb-6">
      <h3 className="display break-after-avoid border-b border-line pb-1 text-lg">{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.key} className="break-inside-avoid border-b border-line">
            <label className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5">
              <input
                type="checkbox"
                // A day is chosen, a line is switched: two kinds of boxes on one page are told apart.
                role="switch"
                className="size-5 shrink-0 accent-primary"
                aria-checked={isBought(item, choices)}
                checked={isBought(item, choices)}
                onChange={(event) => onChoose(item.key, event.target.checked)}
              />
              <span className={`min-w-0 flex-1 ${isBought(item, choices) ? '' : 'text-muted'}`}>
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-medium wrap-anywhere">{item.ingredient}</span>
                  <span className="numbers text-sm">{item.quantity}</span>
                  {item.isStaple === 'true' && (
                    <span className="rounded-full bg-butter px-2 text-xs font-medium text-ink">{CREATE_TEXTS.staple}</span>
                  )}
                </span>
                {item.parts.length > 0 && (
                  <span className="line-clamp-3 text-sm text-muted">{LIST_TEXTS.from(formatMeals(item.parts, ofList))}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
