import type { AnswerDto } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { html, Markup } from '#server/html.ts';

const join = (parts: readonly Markup[]) => new Markup(parts.map(({ text }) => text).join(''));

/** Right or wrong is said in words: colour alone tells nobody who cannot see it. */
const verdict = (isRight: boolean) =>
  html`<span class="${isRight ? 'right' : 'wrong'}">${isRight ? 'right' : 'wrong'}</span>`;

/** What the question asks, for somebody who wants to think before they look. */
export function questionParts(item: BankItem): Markup {
  switch (item.taskType) {
    case 'MCS_R':
    case 'MCM_R':
      return html`<p class="reading">${item.passage}</p>
        <p><b>${item.question}</b></p>
        ${join(item.options.map(({ text }) => html`<p class="option">${text}</p>`))}`;
    case 'RO':
      return join(
        item.paragraphs
          .toSorted((a, b) => a.text.localeCompare(b.text, 'en'))
          .map(({ text }) => html`<p class="reading">${text}</p>`),
      );
    case 'FIB_RW':
    case 'FIB_R':
      return html`<p class="reading">${item.text.replaceAll(/\{\d+\}/g, '_____')}</p>`;
    // Only answers to reading tasks have a page.
    case 'RA':
    case 'RS':
    case 'DI':
    case 'RL':
    case 'ASQ':
    case 'SGD':
    case 'RTS':
    case 'SWT':
    case 'WE':
    case 'WEM':
    case 'SST':
    case 'MCM_L':
    case 'FIB_L':
    case 'HCS':
    case 'MCS_L':
    case 'SMW':
    case 'HIW':
    case 'WFD':
      return html``;
  }
}

/** What the learner answered, part by part, with what was right. */
export function answerParts(item: BankItem, { value, score }: AnswerDto): Markup {
  const evidence = score?.evidence;
  if (value.kind === 'choose' && evidence?.kind === 'choices' && 'options' in item) {
    const texts = new Map(item.options.map(({ id, text }) => [id, text]));
    const chosen = evidence.options.filter((option) => option.chosen);
    return html`<ul>
      ${join(chosen.map(({ id, correct }) => html`<li>${texts.get(id) ?? id}, ${verdict(correct)}</li>`))}
    </ul>`;
  }
  if (value.kind === 'fill' && evidence?.kind === 'gaps')
    return html`<ol>
      ${join(evidence.gaps.map((gap) => html`<li>${gap.given ?? 'left empty'}, ${verdict(gap.correct)}</li>`))}
    </ol>`;
  if (value.kind === 'arrange' && 'paragraphs' in item) {
    const texts = new Map(item.paragraphs.map(({ id, text }) => [id, text]));
    return html`<ol>
      ${join(value.order.map((id) => html`<li>${texts.get(id) ?? id}</li>`))}
    </ol>`;
  }
  return html``;
}
