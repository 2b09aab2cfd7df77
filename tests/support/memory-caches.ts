/** What `caches` is for one origin, where there is none. Addresses are matched with their search, as in a browser. */
export function memoryCaches(origin: string): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (request: RequestInfo | URL) => entries.get(addressOf(request))?.clone(),
      async put(request: RequestInfo | URL, response: Response) {
        entries.set(addressOf(request), response);
      },
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
    };
  };
  return { open: async (name: string) => open(name) } as unknown as CacheStorage;
}
