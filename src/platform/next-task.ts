/**
 * Goes on in a task of its own: the browser may draw and answer touches before. A message and not a timer, which browsers
 * hold back for 4 ms and more.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
