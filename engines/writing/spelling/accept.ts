import { wordForm } from '#engines/writing/lexicon/lexicon-file.ts';
import { isInDictionary, type Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import { baseGuesses, singularGuesses } from '#domain/morphology/inflect.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

/** Beginnings that join any word with a hyphen. */
const hyphenPrefixes = new Set(
  'anti auto bi bio co cyber de e eco eu ex extra fore geo hyper in inter intra macro mega mega-city meta micro mid mini mis mono multi neo neuro non over para part per poly post pre pro proto pseudo psycho quasi re self semi socio sub super techno tele trans tri ultra un under uni well vice'.split(
    ' ',
  ),
);
const verbal = tag.base | tag.verbS | tag.past | tag.participle | tag.ing;
const described = tag.adjective | tag.participle | tag.ing | tag.adverb;
const thing = tag.noun | tag.nouns | described;
/** Beginnings that make a word with any of the given kinds, unhyphenated. */
const prefixes: readonly (readonly [string, number])[] = [
  ['un', described], ['re', verbal | tag.noun], ['non', thing], ['over', verbal | described], ['under', verbal | described],
  ['anti', thing], ['pre', described | verbal], ['post', tag.adjective], ['inter', tag.adjective], ['multi', thing], ['micro', thing], ['bio', thing],
  ['cyber', thing], ['super', thing], ['sub', thing], ['eco', thing], ['tele', thing], ['mis', verbal], ['co', tag.noun | tag.nouns | verbal], ['hydro', thing], ['geo', thing], ['nano', thing], ['mega', thing], ['agri', thing], ['photo', thing], ['neuro', thing], ['electro', thing],
]; // prettier-ignore

/** Rarer words of WordNet are rather slips for common words; they are not accepted, but never a sure mistake either. */
const commonListed = 80_000;

/** Whether a word is right as written somewhere in the English-speaking world. `word` keeps its capitals. */
export function isAccepted(lexicon: Lexicon, word: string): boolean {
  const lower = word.toLowerCase();
  if (borrowed.has(lower) || recent.has(lower)) return true;
  const entry = lexicon.find(lower);
  if (entry !== undefined && isInDictionary(entry)) return isWrittenSo(entry.form, word, lower);
  if ([lower, ...singularGuesses(lower), ...baseGuesses(lower)].some((form) => isListed(lexicon, form)))
    return true;
  if (lower.includes('-'))
    return lower.split('-').every((part, i, parts) => isPart(lexicon, part, i < parts.length - 1));
  return isDerived(lexicon, lower);
}

function isListed(lexicon: Lexicon, lower: string): boolean {
  const entry = lexicon.find(lower);
  return entry !== undefined && (entry.form & wordForm.listed) !== 0 && entry.rank < commonListed;
}

function isWrittenSo(form: number, word: string, lower: string): boolean {
  if ((form & (wordForm.lower | wordForm.mixed)) !== 0 || word !== lower) return true;
  return false;
}

function isPart(lexicon: Lexicon, part: string, isFront: boolean): boolean {
  if (part === '' || part === 'olds' || /^\p{N}+/u.test(part) || (isFront && hyphenPrefixes.has(part)))
    return true;
  const entry = lexicon.find(part);
  if ((entry !== undefined && isInDictionary(entry)) || isDerived(lexicon, part)) return true;
  // `ill-natured`, `single-mindedly`: made of a noun for the compound alone.
  const stem = /^(\w{3,}?)(?:ed|edly)$/u.exec(part)?.[1];
  return !isFront && stem !== undefined && [stem, `${stem}e`].some((noun) => isNoun(lexicon, noun));
}

function isNoun(lexicon: Lexicon, lower: string): boolean {
  const entry = lexicon.find(lower);
  return entry !== undefined && isInDictionary(entry) && entry.tags.some((one) => one.tag === tag.noun);
}

/** Words that came into use after the dictionaries at hand. */
const recent = new Set(
  'decarbonise decarbonize decarbonisation decarbonization hackathon hackathons gamification rewilding rewild overtourism undertourism onboarding rideshare ridesharing greenwashing greenwash upcycle upcycled upcycling doomscrolling unfriend livestreaming vlogger vloggers vlogging edtech agritech fintech biohacking flexitarian plogging staycation staycations chatbots deepfakes microcredential microcredentials backend frontend config localhost repo repos'.split(
    ' ',
  ),
);

/** Words of set phrases from Latin and French that stand in English texts as they are: per capita, prima facie. */
const borrowed = new Set(
  'capita facie infinitum nauseam facto hoc bono quo vadis vitro vivo situ utero versa voce priori posteriori officio generis jure parentis loco mortem mortis erectus sapiens habilis habeas mandamus forma rata infra ibid viz circa fait accompli laissez raison etat tete coup deja esprit joie vivre carte menu crème brûlée cordon vis-à-vis enfant terrible nouveau beaux arts avant garde cathedra magna cum laude emeritus emerita curricula addendum errata'.split(
    ' ',
  ),
);

function isDerived(lexicon: Lexicon, lower: string): boolean {
  const has = (word: string, tags: number): boolean => {
    const entry = lexicon.find(word);
    return (
      entry !== undefined &&
      (entry.form & wordForm.lower) !== 0 &&
      entry.rank < 40_000 &&
      entry.tags.some((one) => (one.tag & tags) !== 0)
    );
  };
  if (
    prefixes.some(
      ([prefix, tags]) =>
        lower.startsWith(prefix) &&
        lower.length >= prefix.length + 4 &&
        has(lower.slice(prefix.length), tags),
    )
  )
    return true;
  const able = /^(\w{4,})able$/u.exec(lower)?.[1];
  if (able !== undefined && (has(able, tag.base) || has(`${able}e`, tag.base))) return true;
  // `renewables`, `perishables`: things of that kind.
  if (/^\w{4,}ables$/u.test(lower) && has(lower.slice(0, -1), tag.adjective)) return true;
  const ness = /^(\w{4,})(?:ness|ship|less|like|wise)$/u.exec(lower)?.[1];
  return ness !== undefined && has(ness.replace(/i$/u, 'y'), described | tag.noun);
}
