export type SentEvent = { readonly name: string; readonly data: Record<string, unknown> };

/** The events of a stream that is over. */
export const readEvents = (text: string): readonly SentEvent[] => text.split('\n\n').flatMap((block) => readEvent(block) ?? []);

function readEvent(block: string): SentEvent | undefined {
  const name = /^event: (.+)$/m.exec(block)?.[1];
  const data = /^data: (.+)$/m.exec(block)?.[1];
  return name && data ? { name, data: JSON.parse(data) as Record<string, unknown> } : undefined;
}
