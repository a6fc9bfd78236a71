/** Rows of RFC 4180 with the first as their names, in lower case: quoted cells may hold commas, quotes and lines. */
export function readCsv(text: string, mostRows: number): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = listRows(text.replace(/^\ufeff/, ''));
  const names = head.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, ' '),
  );
  return rows
    .slice(0, mostRows)
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) =>
      Object.fromEntries(names.flatMap((name, at) => (name === '' || name === '__proto__' ? [] : [[name, cells[at] ?? '']]))),
    );
}

function listRows(text: string): readonly (readonly string[])[] {
  const delimiter = countOf(text.split('\n', 1)[0]!, ';') > countOf(text.split('\n', 1)[0]!, ',') ? ';' : ',';
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    rows.at(-1)!.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === delimiter) endCell();
    else if (char === '\n') {
      endCell();
      rows.push([]);
    } else if (char !== '\r') cell += char;
  }
  endCell();
  return rows;
}

const countOf = (text: string, char: string): number => text.split(char).length - 1;
