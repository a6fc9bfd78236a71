import { formatSlug } from '../../lib/format/slug.ts';

export function downloadRecipe(title: string, recipe: Readonly<Record<string, unknown>>): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(recipe, null, 2)], { type: 'application/ld+json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${formatSlug(title, 'recipe')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
