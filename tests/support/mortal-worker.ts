/** The worker, ended as soon as it has its job: as one that runs out of memory. */
export function mortal(worker: Worker): Worker {
  const post = worker.postMessage.bind(worker);
  worker.postMessage = (message: unknown) => {
    post(message);
    worker.terminate();
    worker.dispatchEvent(new ErrorEvent('error', { message: 'died' }));
  };
  return worker;
}

/** Starts workers of which the first is mortal. */
export function firstOneMortal(start: () => Worker): () => Worker {
  let lives = 0;
  return () => {
    lives += 1;
    return lives === 1 ? mortal(start()) : start();
  };
}
