import type { BankItem, ItemOf } from '#contract/items/bank-item.ts';

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function choiceFaults(item: ItemOf<'MCS_R'>): string[] {
  const ids = item.options.map((option) => option.id);
  const key = item.options.find((option) => option.id === item.correct);
  const texts = item.options.map((option) => option.text.toLowerCase());
  return [
    ...(item.options.length === 4 ? [] : [`has ${item.options.length} options, it should have 4`]),
    ...(ids.join('') === 'ABCD'.slice(0, ids.length)
      ? []
      : ['options should be named A, B, C, D in this order']),
    ...(key === undefined ? [`the correct option "${item.correct}" is not among the options`] : []),
    ...(key === undefined || key.note.startsWith('Right')
      ? []
      : [`the note of option ${key.id} should begin with "Right"`]),
    ...item.options
      .filter((option) => option !== key && !option.note.startsWith('Wrong'))
      .map((option) => `the note of option ${option.id} should begin with "Wrong"`),
    ...duplicates(texts).map((text) => `two options say "${text}"`),
  ];
}

function reorderFaults(item: ItemOf<'RO'>): string[] {
  const first = item.paragraphs[0]?.text ?? '';
  return [
    ...duplicates(item.paragraphs.map((box) => box.id)).map((id) => `two boxes have the id "${id}"`),
    ...(/^(He|She|It|They|This|These|Those|Such|However|Therefore|Then)\b/.test(first)
      ? ['the first box begins with a word that points backwards, so it could not come first']
      : []),
  ];
}

/** A key point that no model answer covers would mark good answers down. */
function keyPointFaults(item: ItemOf<'WE' | 'RL'>): string[] {
  const answers = item.modelAnswers.map((answer) => answer.toLowerCase());
  return item.keyPoints
    .filter(
      ({ terms }) => !answers.some((answer) => terms.some((term) => answer.includes(term.toLowerCase()))),
    )
    .map(({ point }) => `no model answer has a term of the key point "${point}"`);
}

/** What the lecture does not say cannot be asked of those who tell it again. */
function lectureFaults({ transcript, keyPoints }: ItemOf<'RL'>): string[] {
  const lecture = transcript.toLowerCase();
  return keyPoints
    .filter(({ terms }) => !terms.some((term) => lecture.includes(term.toLowerCase())))
    .map(({ point }) => `the lecture has no term of the key point "${point}"`);
}

/** The answer key has to fit the question. */
export function findKeyFaults(item: BankItem): string[] {
  switch (item.taskType) {
    case 'MCS_R':
      return choiceFaults(item);
    case 'RO':
      return reorderFaults(item);
    case 'WE':
      return keyPointFaults(item);
    case 'RL':
      return [...keyPointFaults(item), ...lectureFaults(item)];
    case 'RA':
    case 'RS':
    case 'WFD':
      return [];
    default:
      return item satisfies never;
  }
}
