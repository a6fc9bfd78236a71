import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import type { Diet } from '@larder/domain/diet/diet.ts';
import { getGuideEntry, MENU_DIETS } from '@larder/domain/diet/guide.ts';
import { DEFAULT_SPLITS } from '@larder/domain/diet/macro-split.ts';
import { MacroStrip } from '../../components/MacroStrip.tsx';
import { SEARCH_TEXTS } from './texts.ts';

const OPTIONS = MENU_DIETS.map((diet) => ({ value: diet, label: getGuideEntry(diet).name }));

/** Choosing is deciding: the diet's own phrase is searched for at once. */
export function DietSelect({ onSearch }: { readonly onSearch: (query: string) => void }) {
  return (
    // The content security policy allows no style element of a kit's own.
    <CSPProvider disableStyleElements>
      <Select.Root items={OPTIONS} onValueChange={(diet: Diet | null) => diet && onSearch(getGuideEntry(diet).searchQuery)}>
        <Select.Trigger
          aria-label={SEARCH_TEXTS.chooseDiet}
          className="field flex min-h-12 w-full items-center justify-between gap-3 px-4 text-left font-medium transition-colors hover:border-primary sm:w-72"
        >
          <Select.Value placeholder={SEARCH_TEXTS.chooseDiet} />
          <Select.Icon>
            <IconSelector className="size-5 text-muted" aria-hidden />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner sideOffset={6} alignItemWithTrigger={false} align="start" className="z-40">
            <Select.Popup className="card fade max-h-(--available-height) w-(--anchor-width) overflow-y-auto p-1.5 shadow-lift sm:w-[36rem]">
              {/* Two columns where there is room, so that the list opens downward and leaves the words above it in sight. */}
              <Select.List className="sm:columns-2 sm:gap-1.5">
                {OPTIONS.map(({ value, label }) => (
                  <Select.Item
                    key={value}
                    value={value}
                    className="flex min-h-10 break-inside-avoid items-center gap-3 rounded-xl px-3 outline-none data-highlighted:bg-primary-soft data-highlighted:text-primary"
                  >
                    <Select.ItemText className="flex-1">{label}</Select.ItemText>
                    <Select.ItemIndicator>
                      <IconCheck className="size-4" aria-hidden />
                    </Select.ItemIndicator>
                    <MacroStrip split={DEFAULT_SPLITS[value]} className="w-16" />
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </CSPProvider>
  );
}
