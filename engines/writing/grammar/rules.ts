import { phraseRules } from './patterns/phrase-rules.ts';
import type { GrammarRule } from './rule.ts';
import { aOrAn } from './rules/a-or-an.ts';
import { capitalLetter } from './rules/capital-letter.ts';
import { commaSplice } from './rules/comma-splice.ts';
import { doubleComparison } from './rules/double-comparison.ts';
import { doubleNegative } from './rules/double-negative.ts';
import { doubledDeterminer } from './rules/doubled-determiner.ts';
import { doubleLink } from './rules/double-link.ts';
import { endMark } from './rules/end-mark.ts';
import { finishedTime } from './rules/finished-time.ts';
import { introductoryComma } from './rules/introductory-comma.ts';
import { joinedSubjects } from './rules/joined-subjects.ts';
import { joinedVerb } from './rules/joined-verb.ts';
import { missingArticleJob } from './rules/missing-article-job.ts';
import { missingArticle } from './rules/missing-article.ts';
import { missingBe } from './rules/missing-be.ts';
import { missingSubject } from './rules/missing-subject.ts';
import { numberAfterQuantifier } from './rules/number-after-quantifier.ts';
import { ofGroup } from './rules/of-group.ts';
import { pronounAgreement } from './rules/pronoun-agreement.ts';
import { pluralAfterGroup } from './rules/plural-after-group.ts';
import { pastTime } from './rules/past-time.ts';
import { participleAlone } from './rules/participle-alone.ts';
import { participleEnding } from './rules/participle-ending.ts';
import { questionAgreement } from './rules/question-agreement.ts';
import { questionOrder } from './rules/question-order.ts';
import { subjectVerb } from './rules/subject-verb.ts';
import { sincePresent } from './rules/since-present.ts';
import { relativeAgreement } from './rules/relative-agreement.ts';
import { repeatedWord } from './rules/repeated-word.ts';
import { runOn } from './rules/run-on.ts';
import { spacing } from './rules/spacing.ts';
import { thereIs } from './rules/there-is.ts';
import { uncountableNoun } from './rules/uncountable-noun.ts';
import { verbAfterDo } from './rules/verb-after-do.ts';
import { verbAfterHaveOrBe } from './rules/verb-after-have-or-be.ts';
import { verbAfterModal } from './rules/verb-after-modal.ts';
import { verbAfterPreposition } from './rules/verb-after-preposition.ts';
import { verbAfterTo } from './rules/verb-after-to.ts';

/** All rules. Where two findings overlap, the one of the earlier rule is kept. */
export const grammarRules: readonly GrammarRule[] = [
  pastTime,
  ...phraseRules,
  pronounAgreement,
  relativeAgreement,
  subjectVerb,
  joinedVerb,
  joinedSubjects,
  questionAgreement,
  questionOrder,
  participleAlone,
  sincePresent,
  doubleNegative,
  thereIs,
  verbAfterModal,
  verbAfterDo,
  verbAfterTo,
  verbAfterPreposition,
  verbAfterHaveOrBe,
  participleEnding,
  finishedTime,
  doubleComparison,
  missingSubject,
  missingBe,
  uncountableNoun,
  numberAfterQuantifier,
  ofGroup,
  pluralAfterGroup,
  doubledDeterminer,
  aOrAn,
  missingArticle,
  missingArticleJob,
  doubleLink,
  commaSplice,
  runOn,
  introductoryComma,
  capitalLetter,
  repeatedWord,
  spacing,
  endMark,
];
