/** What comes in pages, as one. */
export async function collectPages<Value>(pages: AsyncIterable<readonly Value[]>): Promise<Value[]> {
  const collected: Value[] = [];
  for await (const page of pages) collected.push(...page);
  return collected;
}
