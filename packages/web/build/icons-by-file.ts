import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = '@tabler/icons-react';
const IMPORT = /^import \{([^}]+)\} from ['"]@tabler\/icons-react['"];?/gm;

/**
 * Imports every icon from the file that draws it. The package's index names six thousand of them, which a build would read, and
 * behind which nobody sees which screen has which icon (join-scripts.ts).
 */
export function iconsByFile(): Plugin {
  const folder = join(dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)), 'dist/esm/icons');
  const importOne = (specifier: string): string => {
    const [name = '', local = name] = specifier.trim().split(/\s+as\s+/);
    const file = join(folder, `${name}.mjs`);
    if (!existsSync(file)) throw new Error(`${PACKAGE} has no file of its own for ${name}: import it by the name of its file.`);
    return `import ${local} from ${JSON.stringify(file)};`;
  };
  return {
    name: 'larder-icons-by-file',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: PACKAGE },
      handler: (code) =>
        code.replace(IMPORT, (_whole, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            // A type is gone by then, or is taken out with what imports it.
            .filter((name) => name !== '' && name.startsWith('Icon'))
            .map(importOne)
            .join(' '),
        ),
    },
  };
}
