import type { LessonSlide } from '#content/lessons/lesson-script.ts';
import type { Skill } from '#contract/exam.ts';
import { drawScene } from './draw-scene.ts';
import { escaped, from, keptTogether } from './html.ts';
import { brandMark, skillIcon, stopIcon, toneIcon } from './icons.ts';
import { traitBars } from './points.ts';
import { noteRow, textBlock } from './text.ts';
import { imageOf, pointsOf, type LessonView } from '#tools/lessons/lesson-view.ts';

type SlideOf<Kind extends LessonSlide['kind']> = Extract<LessonSlide, { kind: Kind }>;

const skillWords: Record<Skill, string> = {
  speaking: 'Speaking',
  writing: 'Writing',
  reading: 'Reading',
  listening: 'Listening',
};

const head = (heading: string, before = '', after = ''): string =>
  `<header>${before}<h1>${escaped(heading)}</h1>${after}</header>`;

const nameHtml = (name: string): string => escaped(name).replaceAll('-', '<span class="hyphen">-</span>');

function title({ tasks }: LessonView): string {
  const skills = (tasks[0]?.rule.skills ?? []).filter((skill) =>
    tasks.every(({ rule }) => rule.skills.includes(skill)),
  );
  const marks = skills
    .map(
      (skill) =>
        `<span class="skill" data-skill="${skill}">${skillIcon(skill, 56)}${skillWords[skill]}</span>`,
    )
    .join('');
  const names = new Set(tasks.map(({ name }) => name));
  const [only] = names;
  const exams = tasks.map(({ exam }) => exam).join(' and ');
  const body =
    names.size === 1
      ? `<h1>${nameHtml(only ?? '')}</h1><p class="exam">${exams}</p>`
      : tasks.map(({ exam, name }) => `<h2><small>${exam}</small>${nameHtml(name)}</h2>`).join('');
  return `<p class="brand">${brandMark(60)}Flash Learn</p><div class="names">${body}</div><p class="skills">${marks}</p>`;
}

function route({ heading, stops }: SlideOf<'route'>): string {
  const items = stops
    .map(
      ({ icon, label, detail }, at) =>
        `<li ${from(at + 1)}><span class="stop">${stopIcon(icon, 76)}</span><b>${escaped(label)}</b><span>${keptTogether(detail)}</span></li>`,
    )
    .join('');
  return `${head(heading)}<ol class="route" style="--stops:${stops.length}">${items}</ol>`;
}

function points({ heading, remark }: SlideOf<'points'>, { tasks }: LessonView): string {
  const under = remark ? `<p class="remark" ${from(1)}>${escaped(remark.text)}</p>` : '';
  const [first, second] = tasks;
  const exam = first && !second ? `<p class="exam">${first.exam}</p>` : '';
  return `${head(heading, '', exam)}<div class="body">${traitBars(tasks)}</div>${under}`;
}

const signOf = (tone: 'good' | 'bad', size: number): string =>
  `<span class="sign ${tone}">${toneIcon(tone, size)}</span>`;

function lines({ heading, tone, lines: all }: SlideOf<'lines'>): string {
  const sign = tone === 'plain' ? '<span class="sign plain"></span>' : signOf(tone, 38);
  const items = all
    .map(({ text }, at) => `<li ${from(at + 1)}>${sign}<span>${keptTogether(text)}</span></li>`)
    .join('');
  return `${head(heading)}<ul class="lines">${items}</ul>`;
}

function recording(levels: readonly number[]): string {
  const bars = levels.map((level) => `<i style="--level:${level.toFixed(2)}"></i>`).join('');
  return `<div class="recording"><span class="ear">${skillIcon('listening', 72)}</span><div class="wave">${bars}</div></div>`;
}

function question({ heading, text, hasImage, clip }: SlideOf<'question'>, view: LessonView): string {
  const image = hasImage ? imageOf(view.item) : undefined;
  const parts = [
    image
      ? `<div class="picture">${drawScene(image, text === undefined ? 580 : 260, text === undefined ? 830 : 1060)}</div>`
      : '',
    text === undefined ? '' : `<div class="text">${textBlock(text)}</div>`,
    clip === undefined ? '' : recording(view.levelsOf(clip)),
  ];
  return `${head(heading)}<div class="body card" data-image="${image !== undefined}">${parts.join('')}</div>`;
}

function answer({ heading, verdict, text, marks, value }: SlideOf<'answer'>, { item }: LessonView): string {
  const tone = verdict === 'good' ? 'good' : 'bad';
  const points = value && pointsOf(item, value);
  const score = points
    ? `<p class="score ${tone}"><b>${points.points}</b> of ${points.max} ${points.max === 1 ? 'point' : 'points'}</p>`
    : '';
  const notes = marks.map((mark, at) => noteRow(mark, at + 1, toneIcon(mark.tone, 30))).join('');
  return `${head(heading, signOf(tone, 44), score)}<div class="body"><div class="text card">${textBlock(text, marks)}</div>${notes ? `<ul class="notes">${notes}</ul>` : ''}</div>`;
}

const close = ({ heading, text }: SlideOf<'close'>): string =>
  `<div class="close">${head(heading, brandMark(64))}<div class="body"><p>${escaped(text)}</p></div></div>`;

/** What is on a slide; what `data-from` names is seen only from that state on. */
export function slideHtml(slide: LessonSlide, view: LessonView): string {
  switch (slide.kind) {
    case 'title':
      return title(view);
    case 'route':
      return route(slide);
    case 'points':
      return points(slide, view);
    case 'lines':
      return lines(slide);
    case 'question':
      return question(slide, view);
    case 'answer':
      return answer(slide, view);
    case 'close':
      return close(slide);
    default:
      return slide satisfies never;
  }
}
