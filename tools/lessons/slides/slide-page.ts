import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LessonView } from '#tools/lessons/lesson-view.ts';
import { slideHtml } from './slide-html.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const require = createRequire(import.meta.url);

const sheets = ['frame', 'title-route-close', 'points-lines', 'example'];

function face(name: string, path: string): string {
  const bytes = readFileSync(path).toString('base64');
  return `@font-face{font-family:'${name}';font-weight:100 900;src:url(data:font/woff2;base64,${bytes}) format('woff2')}`;
}

/** The look of every slide: the app's colours, its reading face, and a face of its own for what is the system's in the app. */
export function slideStyles(): string {
  const css = (path: string): string => readFileSync(join(root, path), 'utf8');
  const literata = '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2';
  return [
    face('Inter Variable', join(root, 'tools/lessons/fonts/inter-latin-wght-normal.woff2')),
    face('Literata Variable', require.resolve(literata)),
    css('src/app/theme/tokens.css'),
    css('src/ui/practice/image/scene-colours.module.css'),
    ...sheets.map((name) => css(`tools/lessons/slides/${name}.css`)),
  ].join('\n');
}

function progress(count: number, at: number): string {
  const stops = Array.from(
    { length: count },
    (_, i) => `<i class="${i < at ? 'past' : i === at ? 'here' : ''}"></i>`,
  );
  return `<footer style="--done:${at / Math.max(1, count - 1)}">${stops.join('')}</footer>`;
}

/** One slide as a page: all of it, of which `showState` hides what comes later. */
export function slidePage(view: LessonView, at: number, styles: string): string {
  const { slides } = view.script;
  const slide = slides[at];
  if (slide === undefined) throw new Error(`${view.script.taskType} has no slide ${at + 1}.`);
  const isAlone =
    (slide.kind === 'answer' && slide.marks.length === 0) ||
    (slide.kind === 'question' && slide.hasImage === true && slide.text === undefined);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${styles}</style><body><main data-kind="${slide.kind}" data-alone="${isAlone}">${slideHtml(slide, view)}</main>${progress(slides.length, at)}</body></html>`;
}

/** Script of the page: shows what is seen in this state. */
export const showState = (shown: number): string => `
  document.querySelector('main').dataset.shown = '${shown}';
  for (const part of document.querySelectorAll('[data-from]'))
    part.classList.toggle('later', Number(part.dataset.from) > ${shown});
  for (const mark of document.querySelectorAll('[data-mark]')) {
    mark.classList.toggle('seen', Number(mark.dataset.mark) <= ${shown});
    mark.classList.toggle('now', Number(mark.dataset.mark) === ${shown});
  }`;

/** Script of the page: makes the text as large as it fits, and gives what stands outside; an empty list when nothing does. */
export const fitText = `(() => {
  const main = document.querySelector('main');
  const frame = main.getBoundingClientRect();
  const isOutside = (part) => {
    if (part.closest('svg') && part.tagName !== 'svg') return false;
    const box = part.getBoundingClientRect();
    if (box.width === 0) return false;
    const card = part.parentElement.matches('.card') ? part.parentElement.getBoundingClientRect() : null;
    if (card && (box.top < card.top + 12 || box.bottom > card.bottom - 12)) return true;
    const isCut = part.matches('.body') && part.scrollHeight > part.clientHeight + 14;
    return isCut || box.bottom > frame.bottom + 1 || box.right > frame.right + 1 || box.top < frame.top - 1;
  };
  const outside = () => [...main.querySelectorAll('*')].filter(isOutside);
  const set = (size) => document.documentElement.style.setProperty('--text', size + 'px');
  const largest = (from) => {
    for (let size = from; size >= 44; size -= 1) {
      set(size);
      if (outside().length === 0) return size;
    }
    return 0;
  };
  const loose = largest(72);
  if (loose < 52) {
    main.dataset.tight = '';
    const tight = largest(56);
    if (tight < loose + 3) delete main.dataset.tight;
    set(Math.max(44, tight < loose + 3 ? loose : tight));
  }
  return outside().map((part) => part.tagName.toLowerCase() + (part.className ? '.' + part.className : '') + ': ' + part.textContent.slice(0, 40));
})()`;
