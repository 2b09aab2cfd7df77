import { watch } from 'node:fs';

/** One save is several events, and a run that renders sound writes a file every few seconds. */
const restMs = 120;

/** Tells which files of a bank folder changed, as soon as it is at rest. Returns what stops it. */
export function watchBank(folder: string, onChange: (files: readonly string[]) => void): () => void {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    // Of the code beside the bank, and of a rendering that is under way, the bank knows nothing.
    if (name === null || !/\.(?:json|txt|dict|mp3)$/.test(name)) return;
    changed.add(name.replaceAll('\\', '/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed].sort();
      changed.clear();
      onChange(files);
    }, restMs);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
