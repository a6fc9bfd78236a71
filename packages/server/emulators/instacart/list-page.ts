const escape = (value: unknown): string => String(value).replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Stands in for the shop's page, and says so. */
export function formatListPage(page: Readonly<Record<string, unknown>>): string {
  const items = page['line_items'] as readonly { readonly name: string; readonly display_text?: string }[];
  const configuration = page['landing_page_configuration'] as { readonly partner_linkback_url?: string } | undefined;
  const back = configuration?.partner_linkback_url;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(page['title'])} - Instacart emulator</title>
<style>body{font:16px/1.5 system-ui;max-width:30rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}</style>
<h1>${escape(page['title'])}</h1><p>Instacart emulator: nothing can be bought here.</p>
<ul>${items.map(({ name, display_text: text }) => `<li>${escape(text ?? name)} <small>(${escape(name)})</small></li>`).join('')}</ul>
${back === undefined ? '' : `<p><a href="${escape(back)}">Back to the list</a></p>`}</html>`;
}
