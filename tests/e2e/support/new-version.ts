import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the built app that can be replaced by a newer version while it is served. */
export class Published {
  readonly dir = mkdtempSync(join(tmpdir(), 'passage-dist-'));

  constructor() {
    cpSync(process.env['DIST_DIR'] ?? 'dist', this.dir, {
      recursive: true,
      // The converter is large and no part of the story; what is compressed ahead would hide what changes.
      filter: (path) => !/ffmpeg-core|(index\.html|sw\.js)\.(br|gz)$/.test(path),
    });
  }

  /** Publishes a version whose page says `data-version` on its root, as a build would: page and service worker change. */
  publish(version: string): void {
    this.#replace('index.html', /<html( data-version="[^"]*")?/, `<html data-version="${version}"`);
    const digest = createHash('sha256')
      .update(readFileSync(join(this.dir, 'index.html')))
      .digest('hex');
    // As many digits as the build gives it.
    this.#replace('sw.js', /"revision":"([^"]+)","url":"index\.html"/, (_, old: string) => {
      return `"revision":"${digest.slice(0, old.length)}","url":"index.html"`;
    });
  }

  dispose(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  #replace(name: string, from: RegExp, to: string | ((match: string, group: string) => string)): void {
    const path = join(this.dir, name);
    const text = readFileSync(path, 'utf8');
    const changed = typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);
    if (changed === text) throw new Error(`${name} has no ${from}`);
    writeFileSync(path, changed);
  }
}
