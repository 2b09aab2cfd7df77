const words = (list: string): readonly string[] => list.split(' ');

/** Things, stuffs and feelings that take no `a` and no number, whatever adjective stands before them. */
const never = words(
  'information advice equipment furniture homework housework luggage baggage traffic software hardware feedback transportation unemployment electricity machinery jewellery jewelry scenery research rubbish garbage childcare healthcare tourism vandalism globalization globalisation urbanization urbanisation clothing evidence progress accommodation housing cash bread rice gold luck applause laughter lightning slang wisdom publicity parking cutlery crockery stationery graffiti footwear underwear petrol gasoline flour wheat mud sunshine sunlight oxygen weather music health transport harm fun leisure courage patience happiness pollution violence honesty ignorance assistance news money butter milk beef pork spaghetti sand coal blood poetry guidance wildlife livestock merchandise chaos postage travel permission employment damage literacy moisture humidity dirt rubble heating shopping nature silver',
);

/** Nouns that are not counted but may have `a` in a fixed sense: `a knowledge of art`, `a poverty of ideas`. */
const notMany = words('knowledge poverty wealth electricity employment');

/** Feelings and the like, which are counted when something tells them apart: `a patience that few people have`. */
export const told: ReadonlySet<string> = new Set(
  words(
    'courage patience happiness honesty ignorance music luck wisdom violence laughter chaos fun leisure accommodation nature',
  ),
);
/** They are also medals, colours and characters: only `of a gold`, `in a nature` are surely wrong. */
export const afterPreposition: ReadonlySet<string> = new Set(words('gold silver nature'));
export const noArticle: ReadonlySet<string> = new Set(never);
export const noNumber: ReadonlySet<string> = new Set([...never, ...notMany]);

/** Their plurals that learners make, each with its noun; other plurals in -s are found by their form. */
export const wrongPlurals: ReadonlyMap<string, string> = new Map(
  [...noNumber].map((word) => [
    /[^aeiou]y$/u.test(word)
      ? `${word.slice(0, -1)}ies`
      : /(?:s|sh|ch|x)$/u.test(word)
        ? `${word}es`
        : `${word}s`,
    word,
  ]),
);
/** Plurals that are right alone, as verbs or in another sense; wrong only after a number or `many`. */
export const alsoRight: ReadonlySet<string> = new Set(
  words(
    'damages researches evidences progresses traffics permissions travels transports breads housings moneys weathers harms musics milks butters sands wheats parkings accommodations blossoms literacies healths golds',
  ),
);
