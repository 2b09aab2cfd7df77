/** Longer texts are too long for any name; only so many UTF-16 units are looked at. */
const mostLooked = 1_000;
/** Marks that fit any script, such as accents: no language puts more on one letter. Stacks of them cover the lines around. */
const mostAccents = 3;
/** Marks of a letter in all: Burmese and Tibetan syllables have five. */
const mostMarks = 6;

const space = /\p{White_Space}+/gu;
const unseen =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\uFFFD]/gu;
/** Invisible characters that a name may need: where, says `belongs`. */
const sometimesNeeded =
  /[\u180B-\u180F]|\u200C|\u200D|\uFE0E|\uFE0F|[\u{E0030}-\u{E007F}]|[\u{E0100}-\u{E01EF}]/u;

const mark = /^\p{M}$/u;
const accent = /^\p{Script=Inherited}$/u;
const pictograph = /^\p{Extended_Pictographic}$/u;
const joinedPictograph = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;
const letter = /^[\p{L}\p{M}]$/u;
/** Scripts whose letters change shape by their neighbours: a joiner between two of them is spelling. */
const joining =
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]$/u;
/** A sign for "no vowel": what follows it may end a word. */
const virama = /^[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]$/u;

const tagsOf = (region: string) =>
  `\u{1F3F4}${Array.from(region, (char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join('')}\u{E007F}`;
/** Flags of England, Scotland and Wales: a black flag and six characters without a look. */
const regionFlags = new Set(['gbeng', 'gbsct', 'gbwls'].map(tagsOf));
const flagLength = 7;

/**
 * A name as it is kept and shown: NFC, one space at most between words, and nothing that is not seen or that acts on what stands around
 * the name, such as controls, bidirectional overrides, spaces without width and stacks of accents. What languages need stays: joiners
 * in Persian and in the scripts of India, marks of Thai and Hebrew, sequences of emoji. Cleaning twice changes nothing more.
 */
export function cleanName(text: string): string {
  let name = text.slice(0, mostLooked);
  for (;;) {
    const cleaned = cleanOnce(name);
    if (cleaned === name) return name;
    name = cleaned;
  }
}

function cleanOnce(text: string): string {
  const seen = text
    .replace(space, ' ')
    .replace(unseen, (char) => (sometimesNeeded.test(char) ? char : ''))
    .normalize('NFC');
  const chars = Array.from(seen);
  const kept: string[] = [];
  let marks: string[] = [];
  let hasBase = false;
  for (let at = 0; at < chars.length; at += 1) {
    const char = chars[at] ?? '';
    const flag = chars.slice(at, at + flagLength).join('');
    if (regionFlags.has(flag)) {
      kept.push(flag);
      marks = [];
      hasBase = true;
      at += flagLength - 1;
    } else if (sometimesNeeded.test(char)) {
      if (belongs(char, kept.at(-1) ?? '', chars[at + 1] ?? '')) kept.push(char);
    } else if (!mark.test(char)) {
      kept.push(char);
      marks = [];
      hasBase = char !== ' ';
    } else if (hasBase && hasRoom(char, marks)) {
      kept.push(char);
      marks.push(char);
    }
  }
  return kept.join('').trim().normalize('NFC');
}

/** Whether a letter with these marks can have one more. */
function hasRoom(char: string, marks: readonly string[]): boolean {
  if (marks.length >= mostMarks || marks.at(-1) === char) return false;
  return !accent.test(char) || marks.filter((each) => accent.test(each)).length < mostAccents;
}

/** Whether an invisible character means something between these two. */
function belongs(char: string, before: string, after: string): boolean {
  if (/^[\u200C\u200D]$/.test(char)) {
    if (virama.test(before)) return true;
    if (isJoining(before) && isJoining(after)) return true;
    return char === '\u200D' && joinedPictograph.test(before) && pictograph.test(after);
  }
  if (/^[\uFE0E\uFE0F]$/.test(char))
    return pictograph.test(before) || (/^[0-9#*]$/.test(before) && after === '\u20E3');
  if (/^[\u180B-\u180F]$/.test(char)) return /^\p{Script=Mongolian}$/u.test(before);
  return /^[\u{E0100}-\u{E01EF}]$/u.test(char) && /^\p{Script=Han}$/u.test(before);
}

const isJoining = (char: string): boolean => letter.test(char) && joining.test(char);

/** A name as screens show it; one of before these rules may have nothing that is seen. */
export const shownName = (name: string): string => cleanName(name) || 'Learner';

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name inside of a sentence that has no markup, such as a label or the title of a page: isolated, so that a name from right to left
 * does not turn the words around it.
 */
export function nameInSentence(name: string): string {
  const shown = shownName(name);
  return rightToLeft.test(shown) ? `\u2068${shown}\u2069` : shown;
}
