import { nameInSentence, shownName } from '#contract/names/clean-name.ts';
import type { AnswerDto } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { noPointsWords } from '#domain/answers/no-points-words.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import { questionTitle } from '#domain/listing/question-title.ts';
import { examNames } from '#domain/rubric/exam-names.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { html, type Markup } from '#server/html.ts';
import { answerParts, questionParts } from './answer-parts.ts';
import { shareStyles } from './share-styles.ts';

/** What a page is called and where it is, for whoever shows a preview of its link. */
interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Origin of this server, for the picture of the preview. */
  readonly origin: string;
  readonly path: string;
}

function page({ title, description, origin, path }: PageHead, body: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title} · Passage</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <meta name="description" content="${description}" />
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content="Passage" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:image" content="${origin}/icons/icon-512.png" />
        <meta property="og:url" content="${origin}${path}" />
        <meta name="twitter:card" content="summary" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <style>
          ${shareStyles}
        </style>
      </head>
      <body>
        <main>
          <p class="brand"><a href="/">Passage</a></p>
          ${body}
        </main>
      </body>
    </html> `.text;
}

const day = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});
const points = (value: number) => String(Math.round(value * 100) / 100);

/** An answer that its author shares, for anybody with the link: the question, the score, and the answer behind a fold. */
export function sharePage(answer: AnswerDto, item: BankItem, at: Pick<PageHead, 'origin' | 'path'>): string {
  const name = taskName(answer.pteType, item.taskType);
  const { section, slug } = taskAddresses[item.taskType];
  const { score } = answer;
  // Whoever follows the link has still to answer.
  const named = questionTitle(item, false);
  const reached =
    score === null || score.points === null
      ? noPointsWords(answer)
      : `${points(score.points)} of ${points(score.max)} ${score.max === 1 ? 'point' : 'points'}`;
  const title = `${nameInSentence(answer.nickname)}: ${reached} in ${name}`;
  const description = `“${named}”, a question to practise for PTE. Try it yourself without an account.`;
  const exam = examNames[answer.pteType];
  return page(
    { title, description, ...at },
    html`<header>
        ${
          answer.avatar === null
            ? html`<span class="avatar" aria-hidden="true"
                >${Array.from(shownName(answer.nickname))[0] ?? ''}</span
              >`
            : html`<img class="avatar" src="${answer.avatar}" alt="" width="56" height="56" />`
        }
        <div>
          <h1>${reached}</h1>
          <p class="quiet">
            <bdi dir="auto">${shownName(answer.nickname)}</bdi>, ${exam},
            ${day.format(Date.parse(answer.createdDate))}
          </p>
        </div>
      </header>
      <section aria-labelledby="question">
        <p class="quiet">${name}, ${formatNumber(item.id)}</p>
        <h2 id="question">${named}</h2>
        ${questionParts(item)}
        <p><a class="button" href="/dashboard/${section}/${slug}/${String(item.id)}">Try this question</a></p>
      </section>
      <details>
        <summary>Show the answer</summary>
        ${answerParts(item, answer)}
      </details>`,
  );
}

/** An answer that is not shared, not any more, or never was: nothing tells these apart. */
export function noSharePage(at: Pick<PageHead, 'origin' | 'path'>): string {
  const title = 'This answer is not shared';
  const description = 'Its author has taken it back, or the link is not complete.';
  return page(
    { title, description, ...at },
    html`<h1>${title}</h1>
      <p>${description}</p>
      <p><a class="button" href="/">Go to Passage</a></p>`,
  );
}
