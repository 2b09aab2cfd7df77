import { globSync, readFileSync } from 'node:fs';
import { textsOf, type ShownText } from './texts-of.ts';

export interface AreaText extends ShownText {
  /** The folder that the text is of: a feature, `ui/…`, `app/…`. */
  readonly area: string;
  readonly path: string;
}

/** Every text of the app, area by area. */
export function appTexts(): AreaText[] {
  const paths = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.|route-tree\.gen/.test(path));
  return paths.toSorted().flatMap((path) => {
    const [, first = '', second = ''] = path.split('/');
    const area = second.includes('.') ? first : `${first}/${second}`;
    return textsOf(path, readFileSync(path, 'utf8')).map((text) => ({ ...text, area, path }));
  });
}
