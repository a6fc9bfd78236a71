/** What stands between two lines of dashes at the start of a file: names with a value, a list or names of their own ("source.url"), as much of YAML as recipes use. */
export type FrontMatter = { readonly fields: Readonly<Record<string, string | readonly string[]>>; readonly body: string };

export function readFrontMatter(text: string): FrontMatter {
  const lines = text
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n');
  const end = lines[0]?.trim() === '---' ? lines.findIndex((line, at) => at > 0 && line.trim() === '---') : -1;
  if (end < 0) return { fields: {}, body: text };
  const fields = new Map<string, string | string[]>();
  let key = '';
  let outer = '';
  for (const line of lines.slice(1, end)) {
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1];
    const [, space, name, value] = /^(\s*)([\p{L}][\p{L}\p{N} _.-]{0,40}):\s*(.*)$/u.exec(line) ?? [];
    if (item !== undefined && key !== '') {
      const list = fields.get(key);
      if (Array.isArray(list)) list.push(unquote(item));
      else fields.set(key, [unquote(item)]);
    } else if (name !== undefined) {
      // What is set in belongs to the name above it, whose value is then these.
      if (space === '') outer = name.trim().toLowerCase();
      key = space === '' ? outer : `${outer}.${name.trim().toLowerCase()}`;
      if (value !== '') fields.set(key, unquote(value!));
    }
  }
  return { fields: Object.fromEntries(fields), body: lines.slice(end + 1).join('\n') };
}

const unquote = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/, '$2');
