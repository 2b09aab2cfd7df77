import { stem } from '#domain/words/stem.ts';

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));

/**
 * Words that speak of the task itself: what is told, by whom, and that it is. Collected from general knowledge; no site was copied.
 */
const reports = stems(
  'lecture lecturer speaker presentation presenter discussion conversation dialogue debate topic subject theme point opinion viewpoint aspect detail information overview relevant important importance interesting informative valuable mention talk discuss summarise summarize highlight emphasise emphasize illustrate depict advantage disadvantage benefit drawback merit demerit picture image photo graph chart diagram table map flowchart',
);
/** Further words that an answer to any lecture, discussion or picture can have. */
const common = stems(
  'professor gives makes takes contain contains matter issue context brief message role vital value variety firstly secondly thirdly lastly additionally besides afterwards gradually effectively deliver elaborate express tall short agreement disagreement participant member  question idea perspective stance position argument side angle thought statement content main reason evidence explanation summary introduction beginning end part start middle pie bar line flow process stage step figure title label color colour row column axis unit number percentage category item arrow ' +
    'describe explain tell told speak spoke spoken say present provide state note add remark stress introduce begin began move proceed continue turn finish conclude compare contrast refer raise share exchange list outline show display reveal represent demonstrate express respond answer react listen heard learn understand understood see seen observe notice look read consider concern deal regard revolve relate consist link linked follow followed ' +
    'major significant crucial essential necessary striking remarkable notable clear clearly visible logical structured organised organized detailed helpful useful fruitful constructive lively friendly controversial serious different various several numerous certain common general particular overall entire whole own new good easy worth possible acceptable neutral ' +
    'strength weakness positive negative effect impact influence result challenge problem solution suggestion difference similarity relationship relation feature meaning function today nowadays modern society world life past present future experience personal carefully plenty gradually attention mind respect satisfied everybody partly completely high low higher lower highest lowest',
);
/** What is said to anybody about any matter. */
const ofReplies = stems(
  'hello good morning afternoon evening name call hope well minute situation understanding appreciate busy sure solution together soon possible facing difficulty moment worried grateful assist assistance help matter convenience earliest happen forward hear goodbye day regarding small completely understand mention problem thank kind speak talk tell feel free important discuss',
);

export interface StockWords {
  /** Stems that speak of the task: a sentence with one and little else names nothing. */
  readonly reports: ReadonlySet<string>;
  /** All stems that an answer to any item can have. */
  readonly all: ReadonlySet<string>;
}

/** Stock words of an answer that tells something again or describes it. */
export const ofTelling: StockWords = { reports, all: new Set([...reports, ...common]) };
/** Stock words of a reply, which has no lecture to talk about. */
export const ofReplying: StockWords = { reports: ofReplies, all: ofReplies };
