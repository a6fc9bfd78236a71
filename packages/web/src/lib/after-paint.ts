/**
 * Runs in a task of its own, for work that would hold up the picture of what was just pressed: browsers draw that before they
 * turn to other tasks. A timer or an animation frame would promise more, but both stop in a tab that is put away at once.
 */
export function afterPaint(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    run();
  });
  port1.start();
  port2.postMessage(undefined);
}
