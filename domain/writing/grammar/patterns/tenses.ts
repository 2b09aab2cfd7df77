import { toPatterns } from './pattern.ts';

const past = 'A finished time in the past takes the past form.';
const future = 'After this word the present stands for the future.';

/** Tenses where a word of time or another verb gives them away, comparison, and a few verb groups. */
export const tensePatterns = toPatterns([
  [
    '^ yesterday i|we|they VERB|go|see|buy|eat|have|get|take|make|come|meet',
    'yesterday $2 $3:past',
    past,
    'Yesterday I go home.',
    'Yesterday I went home.',
  ],
  [
    '^ yesterday , i|we|they VERB|go|see|buy|eat|have|get|take|make|come|meet',
    'yesterday, $3 $4:past',
    past,
    'Yesterday, we meet him.',
    'Yesterday, we met him.',
  ],
  [
    '^ last week|month|year|night|summer|weekend i|we|they VERB|go|see|buy|eat|have|get|take|make|come|meet',
    'last $2 $3 $4:past',
    past,
    'Last year we go there.',
    'Last year we went there.',
  ],
  [
    '^ last week|month|year|night|summer|weekend , i|we|they VERB|go|see|buy|eat|have|get|take|make|come|meet',
    'last $2, $4 $5:past',
    past,
    'Last year, we go there.',
    'Last year, we went there.',
  ],
  [
    '^ when|after|before i|we|you|they|he|she|it will',
    '$1 $2',
    future,
    'When I will go, it is good.',
    'When I go, it is good.',
  ],
  ['until i|we|you|they will', 'until $2', future, 'Wait until they will go.', 'Wait until they go.'],
  [
    'wish SUBJECT can',
    'wish $2 could',
    'A wish takes the past form.',
    'I wish I can go.',
    'I wish I could go.',
  ],
  [
    'wish SUBJECT will',
    'wish $2 would',
    'A wish takes the past form.',
    'I wish they will go.',
    'I wish they would go.',
  ],
  [
    'will|would|to|must can VERB|go|do|have|be|see|speak',
    '$1 be able to $3',
    '"can" has no plain form: "be able to".',
    'They will can go.',
    'They will be able to go.',
  ],
  [
    'more easy|cheap|big|fast|small|high|low|old|young|rich|strong|hard|long|short|large|nice|busy|early|clean !THING',
    '$2:er',
    'Short adjectives take -er.',
    'It is more cheap.',
    'It is cheaper.',
  ],
  [
    'the most easy|cheap|big|fast|small|high|low|old|young|rich|strong|hard|long|short|large|nice|busy|clean',
    'the $3:est',
    'Short adjectives take -est.',
    'It is the most cheap way.',
    'It is the cheapest way.',
  ],
  [
    'very better|bigger|cheaper|easier|faster|higher|larger|worse|smaller|older|younger',
    'much $2',
    'Before a comparison stands "much".',
    'It is very better.',
    'It is much better.',
  ],
  [
    'so much good|bad|important|difficult|beautiful|happy|expensive|interesting',
    'so $3',
    'Before an adjective stands "so" alone.',
    'It is so much important.',
    'It is so important.',
  ],
  [
    '~speak english perfect|fluent',
    '$1 $2 $3ly',
    'How something is done is said by an adverb.',
    'They speak English perfect.',
    'They speak English perfectly.',
  ],
  [
    'can|could|will quick VERB|find|get|see|make|do|go',
    '$1 $2ly $3',
    'How something is done is said by an adverb.',
    'They can quick find it.',
    'They can quickly find it.',
  ],
  [
    'can|could|will easy VERB|find|get|see|make|do|go',
    '$1 easily $3',
    'How something is done is said by an adverb.',
    'They can easy find it.',
    'They can easily find it.',
  ],
]);
