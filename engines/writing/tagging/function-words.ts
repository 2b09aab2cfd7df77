import type { WeightedTag } from '#engines/writing/lexicon/lexicon.ts';
import { tag } from './tags.ts';

/** The closed classes, each `word word …`; a word may stand in several lines, the first line weighs most. */
const lines: readonly (readonly [which: number, words: string])[] = [
  [
    tag.determiner,
    'a an the this these those every each another no some any either neither both all half such',
  ],
  [tag.determiner, 'many much few several fewer less more most enough little what which whichever whatever'],
  [tag.determiner, 'that'],
  [tag.possessive, "my your his her its our their whose 's"],
  [
    tag.pronoun,
    'i you he she it we they me him us them one myself yourself himself herself itself ourselves yourselves themselves',
  ],
  [
    tag.pronoun,
    'mine yours hers ours theirs everyone everybody everything someone somebody something anyone anybody anything nobody nothing none oneself',
  ],
  [
    tag.pronoun,
    'this these those that some any both all many few several much most more each another her his neither either others such little enough half',
  ],
  [tag.modal, "can could will would shall should may might must cannot 'll"],
  [tag.to, 'to'],
  [
    tag.preposition,
    'of in on at by for with from into onto about against between among amongst through during before after above below under over without within upon toward towards across behind beyond beside besides despite except near off out around along inside outside per via like unlike concerning regarding throughout amid up down past till until as than since notwithstanding alongside underneath beneath opposite',
  ],
  [tag.preposition, 'although though because if unless while whereas whether that when where why how lest'],
  [tag.conjunction, 'and or but nor yet so plus'],
  [
    tag.question,
    'who whom which what when where why how whoever whichever whatever whenever wherever however',
  ],
  [tag.existential, 'there'],
  [
    tag.number,
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen',
  ],
  [tag.nouns, 'hundreds thousands millions billions dozens others'],
  [tag.verbS, "is has does was 's"],
  [tag.past, 'was were had did'],
  [tag.base, "am are be have do 're 've 'm"],
  [tag.past, "'d"],
  [tag.modal, "'d"],
  [tag.participle, 'been had done'],
  [tag.ing, 'being having doing'],
  [
    tag.adverb,
    "not n't never also very too so just only even still already often always sometimes usually rarely seldom hardly almost quite rather really perhaps maybe now then here there again however therefore moreover furthermore nevertheless nonetheless thus hence otherwise instead meanwhile consequently indeed well soon later earlier ever once twice together away back up down out off over ago else",
  ],
  [
    tag.adverb,
    'more most less least much enough most as about around yet far even little either neither all both when where why how that no',
  ],
  [tag.adjective, 'own same other many few such certain various several'],
  [tag.noun, 'one other half lot number'],
  [tag.nouns, 'ones'],
];

const byWord = new Map<string, Map<number, number>>();
for (const [which, words] of lines) {
  for (const word of words.split(' ')) {
    const tags = byWord.get(word) ?? new Map<number, number>();
    if (!tags.has(which)) tags.set(which, [1, 0.5, 0.3, 0.2][tags.size] ?? 0.15);
    byWord.set(word, tags);
  }
}
const set = (word: string, tags: readonly (readonly [number, number])[]): unknown =>
  byWord.set(word, new Map(tags));
set('that', [
  [tag.preposition, 1],
  [tag.determiner, 0.5],
  [tag.pronoun, 0.4],
  [tag.question, 0.3],
]);
set('to', [
  [tag.to, 1],
  [tag.preposition, 0.6],
]);
set('as', [
  [tag.preposition, 1],
  [tag.adverb, 0.3],
]);
set('like', [
  [tag.preposition, 1],
  [tag.base, 0.5],
]);
set('no', [
  [tag.determiner, 1],
  [tag.adverb, 0.1],
]);
set('so', [
  [tag.adverb, 1],
  [tag.conjunction, 0.4],
]);
set('may', [[tag.modal, 1]]);
set('might', [[tag.modal, 1]]);
set('will', [
  [tag.modal, 1],
  [tag.noun, 0.05],
]);
set('can', [[tag.modal, 1]]);
set('must', [
  [tag.modal, 1],
  [tag.noun, 0.02],
]);
set('his', [
  [tag.possessive, 1],
  [tag.pronoun, 0.05],
]);
set('her', [
  [tag.possessive, 1],
  [tag.pronoun, 0.5],
]);
set('there', [
  [tag.existential, 1],
  [tag.adverb, 0.5],
]);
set('one', [
  [tag.number, 1],
  [tag.pronoun, 0.6],
  [tag.noun, 0.3],
]);
set("'s", [
  [tag.possessive, 1],
  [tag.verbS, 0.7],
]);
set('own', [
  [tag.adjective, 1],
  [tag.base, 0.3],
]);
set('past', [
  [tag.preposition, 0.4],
  [tag.noun, 0.8],
  [tag.adjective, 0.8],
]);
set('well', [
  [tag.adverb, 1],
  [tag.noun, 0.05],
]);
set('back', [
  [tag.adverb, 1],
  [tag.noun, 0.4],
  [tag.base, 0.15],
  [tag.adjective, 0.2],
]);
set('near', [
  [tag.preposition, 1],
  [tag.adjective, 0.3],
]);
set('close', [
  [tag.adjective, 1],
  [tag.base, 0.5],
  [tag.adverb, 0.3],
  [tag.noun, 0.1],
]);
set('down', [
  [tag.adverb, 1],
  [tag.preposition, 0.5],
]);
set('people', [[tag.nouns, 1]]);
set('police', [[tag.nouns, 1]]);
set('media', [
  [tag.nouns, 1],
  [tag.noun, 0.9],
]);
set('data', [
  [tag.nouns, 1],
  [tag.noun, 0.9],
]);
set('news', [[tag.noun, 1]]);
set('please', [
  [tag.adverb, 1],
  [tag.base, 0.3],
]);
set('lots', [[tag.nouns, 1]]);
set('etc', [[tag.other, 1]]);
set('used', [
  [tag.past, 0.7],
  [tag.participle, 1],
  [tag.adjective, 0.4],
]);
set('left', [
  [tag.past, 0.9],
  [tag.participle, 1],
  [tag.adjective, 0.5],
  [tag.noun, 0.2],
]);
set('found', [
  [tag.past, 0.9],
  [tag.participle, 1],
]);
set('felt', [
  [tag.past, 1],
  [tag.participle, 0.5],
]);
set('saw', [
  [tag.past, 1],
  [tag.noun, 0.05],
]);
set('number', [
  [tag.noun, 1],
  [tag.base, 0.02],
]);
set('lot', [[tag.noun, 1]]);
set('due', [[tag.adjective, 1]]);
set('according', [
  [tag.preposition, 1],
  [tag.ing, 0.2],
]);
set('including', [
  [tag.preposition, 1],
  [tag.ing, 0.5],
]);
set('following', [
  [tag.adjective, 1],
  [tag.ing, 0.7],
  [tag.preposition, 0.4],
  [tag.noun, 0.2],
]);
set('given', [
  [tag.participle, 1],
  [tag.preposition, 0.3],
]);
set('better', [
  [tag.comparative, 1],
  [tag.adverb, 0.5],
  [tag.base, 0.03],
]);
set('worse', [
  [tag.comparative, 1],
  [tag.adverb, 0.3],
]);
set('best', [
  [tag.superlative, 1],
  [tag.adverb, 0.4],
]);
set('worst', [[tag.superlative, 1]]);
set('further', [
  [tag.adverb, 1],
  [tag.comparative, 0.7],
  [tag.base, 0.1],
]);
set('last', [
  [tag.adjective, 1],
  [tag.base, 0.3],
  [tag.adverb, 0.2],
]);
set('first', [
  [tag.adjective, 1],
  [tag.adverb, 0.6],
]);
set('second', [
  [tag.adjective, 1],
  [tag.noun, 0.3],
  [tag.adverb, 0.2],
]);
set('worth', [
  [tag.preposition, 1],
  [tag.noun, 0.3],
]);

const weighted = new Map(
  Array.from(byWord, ([word, tags]) => [
    word,
    Array.from(tags, ([which, weight]): WeightedTag => ({ tag: which, weight })),
  ]),
);

/** The tags of a word of a closed class or with a habit of its own; `undefined` for all others. */
export function functionWordTags(lower: string): readonly WeightedTag[] | undefined {
  return weighted.get(lower);
}
