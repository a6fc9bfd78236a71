/** As long as nobody who watches the log notices. */
const GATHER_MS = 50;
const MOST_CHARACTERS = 64 * 1024;

type LogStream = { readonly write: (line: string) => void };

/**
 * The log's way to standard output: the lines of a moment in one write, which costs more than making them. All of them are
 * out when the process ends, unless it is killed.
 */
export function openLogStream(write = (text: string): void => void process.stdout.write(text)): LogStream {
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const text = gathered;
    gathered = '';
    if (text !== '') write(text);
  };
  process.on('exit', flush);
  return {
    write: (line) => {
      gathered += line;
      if (gathered.length > MOST_CHARACTERS) flush();
      else timer ??= setTimeout(flush, GATHER_MS);
    },
  };
}
