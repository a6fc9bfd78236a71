/**
 * A `*.table.ts` is data and nothing else, and so free of the limit to a file's length and passed over by the mutation tool. What
 * decides anything stands in a file beside it.
 */
export const listTableFaults = (file: string, text: string): readonly string[] =>
  file.endsWith('.table.ts')
    ? [
        ...text.matchAll(/^export (?:async )?(?:function\*? (\w+)|const (\w+)[^=\n]*=\s*(?:async )?(?:<[^>\n]*>)?\([^\n]*\)[^=\n]*=>)/gm),
      ].map(([, declared, arrow]) => `${file} exports ${declared ?? arrow}, which is no data: move it to a file that is no table.`)
    : [];
