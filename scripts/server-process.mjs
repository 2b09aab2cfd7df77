/**
 * How the server's process is started. Small room for new objects: by itself it grows to 120 MB that an idle server never gives back.
 * Large blocks come from the system and go back to it at once, and threads share two arenas (glibc; other systems pass over it).
 */
export const serverProcess = {
  flags: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
};
