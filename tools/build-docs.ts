/** Writes the table of environment variables into README.md from the one place that defines them. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES, type Variable } from '../packages/server/src/config/variables.table.ts';

const BEGIN = '<!-- variables:begin -->';
const END = '<!-- variables:end -->';

const path = join(import.meta.dirname, '..', 'README.md');
const readme = readFileSync(path, 'utf8');
const [before, rest] = readme.split(BEGIN);
const after = rest?.split(END)[1];
if (before === undefined || after === undefined) stop(`README.md has lost its markers ${BEGIN} and ${END}.`);

const rows = Object.entries<Variable>(VARIABLES).map(
  ([name, { description, fallback }]) => `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${description} |`,
);
const wanted = `${before}${BEGIN}\n| Variable | Default | What it does |\n|---|---|---|\n${rows.join('\n')}\n${END}${after}`;

if (process.argv.includes('--check')) {
  if (wanted !== readme) stop('README.md does not list the variables as they are: run "node tools/build-docs.ts" and commit it.');
} else {
  writeFileSync(path, wanted);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
