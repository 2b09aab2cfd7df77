import { whenSettled } from '#platform/settled.ts';

/** What is on the screen is drawn and touched first. */
const restMs = 100;

/** Once the page is at rest, starts what ends by the function that it gives. Gives the way to end it, or to leave it unstarted. */
export function startAtRest(start: () => () => void): () => void {
  let isGone = false;
  let stop = () => {};
  const begin = async () => {
    await whenSettled(window, restMs);
    if (!isGone) stop = start();
  };
  void begin();
  return () => {
    isGone = true;
    stop();
  };
}
