/** The page of the audio bench. */
export default {
  // As in the product: with the default (iife) a worker cannot load its parts lazily.
  worker: { format: 'es' },
  build: { target: 'es2023' },
};
