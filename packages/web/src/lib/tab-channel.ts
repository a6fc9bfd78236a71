/** Says something to the other tabs of this browser that hear this channel. */
export function tellOnChannel(name: string, said: unknown): void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than its own
  channel.postMessage(said);
  channel.close();
}

/** Answers with how to stop. What is said may come from a tab of another release. */
export function hearOnChannel(name: string, hear: (said: unknown) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  return () => channel.close();
}
