import type { Food } from '@larder/domain/food/food.ts';
import { foodNameKey } from '@larder/domain/food/food-name-key.ts';
import type { KitFault, ParsedKit } from './parsed-kit.ts';
import { parseTemplate } from '@larder/domain/kit/parse-template.ts';
import { renderTemplate, writtenQuantity } from '@larder/domain/kit/render-template.ts';
import { countVariants, listVariants } from '@larder/domain/kit/variant.ts';

type FiledKit = { readonly file: string; readonly parsed: ParsedKit };

/** What only all kits together can show, by file: ids, titles and aliases that two kits share, files in the wrong place. */
export function checkCorpus(kits: readonly FiledKit[], foodsById: ReadonlyMap<string, Food>): ReadonlyMap<string, readonly KitFault[]> {
  const faults = new Map<string, KitFault[]>();
  const add = (file: string, fault: KitFault): void => void faults.set(file, [...(faults.get(file) ?? []), fault]);
  const ownerOfId = new Map<string, string>();
  const ownerOfTitle = new Map<string, string>();
  const ownerOfAlias = new Map<string, string>();
  for (const { file, parsed } of kits) {
    const { kit, lines } = parsed;
    const place = `${kit.cuisine}/${kit.id}.kit`;
    if (file !== place) add(file, { type: 'wrong-place', line: 1, message: `Cuisine and id put this kit at kits/${place}.` });
    const sameId = ownerOfId.get(kit.id);
    if (sameId) add(file, { type: 'same-id', line: lines.header['id'] ?? 0, message: `${sameId} has the same id.` });
    ownerOfId.set(kit.id, file);
    for (const alias of kit.aliases ?? []) {
      const key = foodNameKey(alias);
      const other = ownerOfAlias.get(key);
      if (other) add(file, { type: 'same-alias', line: lines.header['aliases'] ?? 0, message: `${other} also answers to "${alias}".` });
      ownerOfAlias.set(key, file);
    }
    for (const title of listTitles(parsed, foodsById)) {
      const other = ownerOfTitle.get(title);
      if (other && other !== file) {
        add(file, { type: 'same-title', line: lines.header['title'] ?? 0, message: `${other} also gives "${title}".` });
        break;
      }
      ownerOfTitle.set(title, file);
    }
  }
  return faults;
}

function listTitles({ kit }: ParsedKit, foodsById: ReadonlyMap<string, Food>): ReadonlySet<string> {
  const title = parseTemplate(kit.title);
  if (!title.ok || countVariants(kit) > 1000) return new Set();
  return new Set(listVariants(kit, foodsById).map(({ items }) => renderTemplate(title.value, items, writtenQuantity).toLowerCase()));
}
