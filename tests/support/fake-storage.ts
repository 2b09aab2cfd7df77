/** What `localStorage` is for one browser, where there is none: entries are own properties, methods are not listed. */
export function fakeStorage(): Storage {
  const methods = {
    getItem: (name: string) => (Object.hasOwn(storage, name) ? (storage[name] as string) : null),
    setItem: (name: string, text: string) => void (storage[name] = text),
    removeItem: (name: string) => void Reflect.deleteProperty(storage, name),
    clear: () => Object.keys(storage).forEach(methods.removeItem),
    key: (index: number) => Object.keys(storage)[index] ?? null,
  };
  const storage = Object.create(methods, { length: { get: () => Object.keys(storage).length } }) as Storage;
  return storage;
}
