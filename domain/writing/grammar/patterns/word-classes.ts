import { toPatterns } from './pattern.ts';

const adjective = 'Here stands a word that describes: an adjective.';
const noun = 'Here stands the name of a thing: a noun.';
const adverb = 'How something is done is said by an adverb.';
const person = 'The person feels -ed; the thing that causes it is -ing.';

/** What adjectives learners write as nouns, and back: it is importance, for my healthy. */
const described: readonly (readonly [noun: string, adjective: string])[] = [
  ['importance', 'important'], ['convenience', 'convenient'], ['difference', 'different'], ['difficulty', 'difficult'],
  ['necessity', 'necessary'], ['happiness', 'happy'], ['kindness', 'kind'], ['danger', 'dangerous'], ['confidence', 'confident'],
  ['independence', 'independent'], ['patience', 'patient'], ['intelligence', 'intelligent'], ['poverty', 'poor'],
  ['benefit', 'beneficial'], ['success', 'successful'], ['beauty', 'beautiful'], ['possibility', 'possible'],
  ['responsibility', 'responsible'], ['honesty', 'honest'], ['safety', 'safe'], ['health', 'healthy'], ['wealth', 'wealthy'],
  ['anger', 'angry'], ['pollution', 'polluted'],
]; // prettier-ignore

const made: readonly (readonly [verb: string, noun: string])[] = [
  ['develop', 'development'], ['improve', 'improvement'], ['pollute', 'pollution'], ['educate', 'education'], ['communicate', 'communication'],
  ['achieve', 'achievement'], ['destroy', 'destruction'], ['produce', 'production'], ['consume', 'consumption'], ['exist', 'existence'],
  ['invent', 'invention'], ['compete', 'competition'], ['solve', 'solution'], ['choose', 'choice'], ['reduce', 'reduction'],
  ['grow', 'growth'], ['lose', 'loss'], ['protect', 'protection'], ['introduce', 'introduction'], ['behave', 'behaviour'],
]; // prettier-ignore

/** A noun where an adjective belongs, an adjective for an adverb, a verb for a noun; -ed and -ing of feelings. */
export const wordClassPatterns = toPatterns([
  ...described.flatMap(([from, to]) => [
    [
      `~be|become|seem|feel|look very|so|too|quite|really|extremely ${from}`,
      `$1 $2 ${to}`,
      adjective,
      `They are very ${from}.`,
      `They are very ${to}.`,
    ] as const,
  ]),
  ...described
    .slice(0, 6)
    .map(
      ([from, to]) =>
        [
          `it|this|that|they|he|she|we|i|also is|are|was|were|'s ${from} +to|that|for|between|from|BREAK|because`,
          `$1 $2 ${to}`,
          adjective,
          `I know it is ${from} for us.`,
          `I know it is ${to} for us.`,
        ] as const,
    ),
  ...made.map(
    ([from, to]) =>
      [
        `the|a|for ${from} of`,
        `$1 ${to} of`,
        noun,
        `The ${from} of it is new.`,
        `The ${to} of it is new.`,
      ] as const,
  ),
  [
    'my|your|his|her|our|their|good|bad|for|mental|public|physical healthy +BREAK|because|is|too|problems|problem',
    '$1 health',
    '"health" is the noun, "healthy" the adjective.',
    'It is good for our healthy.',
    'It is good for our health.',
  ],
  [
    'politic system|situation|problem|problems|party|parties|leader|leaders|power|life|reasons|crisis|issues|decision|decisions',
    'political $2',
    '"political" is the adjective.',
    'The politic situation is bad.',
    'The political situation is bad.',
  ],
  [
    'economy problem|problems|situation|crisis|development|growth',
    'economic $2',
    '"economic" is the adjective.',
    'The economy crisis is bad.',
    'The economic crisis is bad.',
  ],
  [
    '~speak|sing|cook|drive|play|write|swim|dance|work|sleep|run|teach|perform very good',
    '$1 very well',
    '"well" says how something is done; "good" describes a thing.',
    'They play very good.',
    'They play very well.',
  ],
  [
    '~speak|sing|cook|play|write|understand|know english|language|languages|french|chinese|spanish|arabic|football|tennis|songs|food|it|them good +BREAK|and|because|but',
    '$1 $2 well',
    '"well" says how something is done; "good" describes a thing.',
    'They speak English good.',
    'They speak English well.',
  ],
  [
    '~speak|sing|cook|play|write english|language|languages|french|chinese|spanish|arabic|football|tennis very good',
    '$1 $2 very well',
    '"well" says how something is done; "good" describes a thing.',
    'They speak English very good.',
    'They speak English very well.',
  ],
  [
    '~increase|decrease|rise|fall|grow|change|drop|improve|develop quick|rapid|slow|dramatic|significant|gradual|sharp|steady|slight|considerable +BREAK|from|in|and|between|since|to|over|during',
    '$1 $2ly',
    adverb,
    'Prices increased rapid in May.',
    'Prices increased rapidly in May.',
  ],
  [
    '~drive|work|run|speak|walk|act|live careful|slow|quick|quiet|safe|polite +BREAK|and|because|in|on|to|with|when',
    '$1 $2ly',
    adverb,
    'They drive careful.',
    'They drive carefully.',
  ],
  [
    'i|we|they|he|she ~be|feel boring|exciting|interesting|disappointing|frustrating|embarrassing|confusing|shocking|exhausting|tiring +BREAK|because|when|about|with|to|at|and|if|that|of',
    '$1 $2 $3:participle',
    person,
    'We feel boring at home.',
    'We feel bored at home.',
  ],
  [
    'i|we|they|he|she ~be|feel very|so|really|too|always|often|quite boring|exciting|interesting|disappointing|frustrating|embarrassing|confusing|shocking|exhausting|tiring +BREAK|because|when|about|with|to|at|and|if|that|of',
    '$1 $2 $3 $4:participle',
    person,
    'We are very exciting about it.',
    'We are very excited about it.',
  ],
  [
    'film|movie|book|lesson|class|game|story|lecture|programme|program|job|trip|match|party is|was very|so|too|really|quite bored|interested|excited|tired|disappointed|confused|shocked',
    '$1 $2 $3 $4:ing',
    person,
    'The film was so bored.',
    'The film was so boring.',
  ],
  [
    'film|movie|book|lesson|class|game|story|lecture|programme|job|trip|match is|was bored|interested|excited|tired|disappointed|confused',
    '$1 $2 $3:ing',
    person,
    'The lesson was bored.',
    'The lesson was boring.',
  ],
  [
    'i|we|they|he|she|people|you ~be|feel|get|become tire|marry|worry|bore|surprise|scare|shock|satisfy|confuse|embarrass|disappoint +BREAK|because|when|about|with|of|by|and|at|for|after',
    '$1 $2 $3:participle',
    'After this verb stands the -ed form.',
    'We feel tire after work.',
    'We feel tired after work.',
  ],
  [
    'i|we|they|he|she|people|you ~be|feel|get|become very|so|always|often|really|too|not|already tire|marry|worry|stress|bore|surprise|scare|shock|satisfy|confuse|embarrass|disappoint +BREAK|because|when|about|with|of|by|and|at|for|after',
    '$1 $2 $3 $4:participle',
    'After this verb stands the -ed form.',
    'We are always tire after work.',
    'We are always tired after work.',
  ],
  [
    'i|we|they|he|she|you am|are|is|feel|feels stress +BREAK|because|when|about|and|at',
    '$1 $2 stressed',
    'After this verb stands the -ed form.',
    'When I am stress, I run.',
    'When I am stressed, I run.',
  ],
  [
    'the|many|some|most|these|famous scientifics',
    '$1 scientists',
    'The people are "scientists".',
    'The scientifics agree.',
    'The scientists agree.',
  ],
]);
