import { is } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const jobs = new Set(
  'doctor teacher engineer lawyer nurse student scientist writer artist singer actor actress pilot farmer driver tourist programmer journalist accountant musician dentist policeman businessman'.split(
    ' ',
  ),
);
const become = new Set(['become', 'becomes', 'became', 'becoming', 'am', "'m", 'is', 'was', 'be']);

/** She is a doctor: jobs take an article. */
export const missingArticleJob: GrammarRule = {
  id: 'missing-article-job',
  severity: 'MODERATE',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((job, i) => {
      const verb = tokens[i - 1];
      const subject = tokens[i - 2];
      const next = tokens[i + 1];
      if (!jobs.has(job.lower) || job.text !== job.lower || verb === undefined || !become.has(verb.lower))
        return;
      if (next !== undefined && !is(next, tag.punctuation | tag.preposition | tag.conjunction | tag.question))
        return;
      if (next?.lower === 'and' || tokens.at(-1)?.text === '?') return;
      const isPerson =
        /^(?:i|he|she|father|mother|brother|sister|friend|uncle|aunt|husband|wife|son|daughter)$/u.test(
          subject?.lower ?? '',
        );
      if (
        !verb.lower.startsWith('bec') &&
        !(verb.lower === 'be' && is(subject, tag.to | tag.modal)) &&
        !isPerson
      )
        return;
      const article = /^[aeio]/u.test(job.lower) ? 'an' : 'a';
      findings.push({
        from: i,
        to: i,
        message: `A person's job takes "a" or "an": "${article} ${job.lower}".`,
        suggestions: [`${article} ${job.lower}`],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['I want to become doctor.', 'I want to become a doctor.'],
    ['My father is engineer.', 'My father is an engineer.'],
    ['She was student in Paris.', 'She was a student in Paris.'],
  ],
  right: [
    'She is a doctor.',
    'It is student life.',
    'Here is teacher training.',
    'His job is writer and editor.',
    'Who is doctor here?',
    'The word is teacher.',
  ],
};
