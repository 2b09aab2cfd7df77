import type { Database } from 'sql.js';
import { z } from 'zod';
import { importLimits, keepWithin } from '#domain/exchange/import-limits.ts';

const Models = z.record(z.string(), z.object({ flds: z.array(z.object({ name: z.string() })) }));

const fieldEnd = '\u001F';
const wordFields = ['word', 'term', 'front', 'expression', 'english', 'vocabulary'];
const noteFields = ['note', 'back', 'definition', 'meaning', 'translation', 'example'];

/** Bytes of the note types of a collection: hundreds of them, with their layouts. */
const modelBytes = 5_000_000;

/**
 * The notes of a collection as rows of word and note, with a row of names before them. Fields are found by their names,
 * else the first is the word and the second the note. Media is left where it is. Throws `BeyondLimit` for too many notes
 * or one that is too long, and an `Error` for a database that is no collection.
 */
export function readAnkiNotes(db: Database): string[][] {
  // A file can have a view that never ends in place of a table, and functions in its schema.
  db.run('pragma trusted_schema = off; pragma cell_size_check = on; pragma query_only = on');
  for (const name of ['notes', 'col']) refuseComputed(db, name);
  const names = fieldNames(db);
  const rows = [['word', 'note']];
  // `octet_length` reads the length from the row's header: a text of a gigabyte is not loaded to be refused.
  const { cellLength } = importLimits;
  const notes = db.prepare(
    `select mid, octet_length(flds), iif(octet_length(flds) <= ${cellLength}, flds, '') from notes`,
  );
  try {
    while (notes.step()) {
      const [model, length, packed] = notes.get();
      keepWithin('cellLength', Number(length));
      const fields = String(packed).split(fieldEnd);
      const own = names.get(String(model)) ?? [];
      const at = (wanted: readonly string[], otherwise: number) => {
        const index = own.findIndex((name) => wanted.includes(name.toLowerCase()));
        return fields[index < 0 ? otherwise : index] ?? '';
      };
      rows.push([at(wordFields, 0), at(noteFields, 1)]);
      keepWithin('rows', rows.length - 1);
    }
  } finally {
    notes.free();
  }
  return rows;
}

/** Only stored columns of a real table: anything else is a program of the file's maker. */
function refuseComputed(db: Database, table: string): void {
  const [kind] = db.exec('select type from pragma_table_list where schema = ? and name = ?', ['main', table]);
  const [computed] = db.exec('select 1 from pragma_table_xinfo(?) where hidden <> 0', [table]);
  if (kind?.values[0]?.[0] !== 'table' || computed) throw new Error(`${table} is not a plain table`);
}

function fieldNames(db: Database): Map<string, string[]> {
  const [found] = db.exec(`select models from col where octet_length(models) <= ${modelBytes} limit 1`);
  const models = Models.safeParse(JSON.parse(String(found?.values[0]?.[0] ?? '{}')));
  const known = Object.entries(models.data ?? {});
  return new Map(known.map(([id, { flds }]) => [id, flds.map(({ name }) => name)]));
}

export interface AnkiWord {
  readonly word: string;
  readonly note: string;
}

/** Ids of our deck and of our kind of note: always the same, so that a second import changes what is there. */
const deckId = 1_763_000_000_001;
const modelId = 1_763_000_000_002;

const schema = `
create table col (id integer primary key, crt integer, mod integer, scm integer, ver integer, dty integer, usn integer, ls integer, conf text, models text, decks text, dconf text, tags text);
create table notes (id integer primary key, guid text, mid integer, mod integer, usn integer, tags text, flds text, sfld text, csum integer, flags integer, data text);
create table cards (id integer primary key, nid integer, did integer, ord integer, mod integer, usn integer, type integer, queue integer, due integer, ivl integer, factor integer, reps integer, lapses integer, left integer, odue integer, odid integer, flags integer, data text);
create table revlog (id integer primary key, cid integer, usn integer, ease integer, ivl integer, lastIvl integer, factor integer, time integer, type integer);
create table graves (usn integer, oid integer, type integer);
create index ix_notes_usn on notes (usn); create index ix_cards_usn on cards (usn); create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid); create index ix_cards_sched on cards (did, queue, due); create index ix_revlog_cid on revlog (cid); create index ix_notes_csum on notes (csum);
`;

const field = (name: string, ord: number) => ({
  name,
  ord,
  sticky: false,
  rtl: false,
  font: 'Arial',
  size: 20,
  media: [],
});

/** Writes a collection of one deck: a note with one card for each word. `now`: epoch ms. */
export function writeAnkiNotes(
  db: Database,
  { deck, words, now }: { deck: string; words: readonly AnkiWord[]; now: number },
): void {
  const seconds = Math.floor(now / 1_000);
  db.run(schema);
  const model = {
    id: modelId,
    name: 'Passage word',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deckId,
    vers: [],
    tags: [],
    latexPre: '',
    latexPost: '',
    css: '.card { font-family: Georgia, serif; font-size: 22px; text-align: center; }',
    flds: [field('Word', 0), field('Note', 1)],
    req: [[0, 'all', [0]]],
    tmpls: [
      {
        name: 'Card 1',
        ord: 0,
        qfmt: '{{Word}}',
        afmt: '{{FrontSide}}<hr id=answer>{{Note}}',
        did: null,
        bqfmt: '',
        bafmt: '',
      },
    ],
  };
  const day = {
    newToday: [0, 0],
    revToday: [0, 0],
    lrnToday: [0, 0],
    timeToday: [0, 0],
    collapsed: false,
    dyn: 0,
    extendNew: 0,
    extendRev: 0,
    conf: 1,
    usn: -1,
    desc: '',
  };
  const decks = {
    1: { ...day, id: 1, name: 'Default', mod: seconds },
    [deckId]: { ...day, id: deckId, name: deck, mod: seconds },
  };
  const conf = {
    nextPos: words.length + 1,
    curDeck: deckId,
    activeDecks: [deckId],
    curModel: String(modelId),
    sortType: 'noteFld',
    sortBackwards: false,
    newSpread: 0,
    dueCounts: true,
    estTimes: true,
    collapseTime: 1200,
    timeLim: 0,
    addToCur: true,
  };
  db.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
    seconds,
    now,
    now,
    JSON.stringify(conf),
    JSON.stringify({ [modelId]: model }),
    JSON.stringify(decks),
    JSON.stringify({ 1: presets }),
    '{}',
  ]);
  for (const [at, { word, note }] of words.entries()) {
    const id = now + at;
    const flds = [word, note].map(asHtml).join(fieldEnd);
    db.run('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, 0, 0, ?)', [
      id,
      `passage-${word.toLowerCase()}`,
      modelId,
      seconds,
      '',
      flds,
      word,
      '',
    ]);
    db.run('insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, ?)', [
      id,
      id,
      deckId,
      seconds,
      at + 1,
      '',
    ]);
  }
}

const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** Anki's own settings of a deck, as it makes them. */
const presets = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  timer: 0,
  autoplay: true,
  replayq: true,
  dyn: false,
  new: {
    delays: [1, 10],
    ints: [1, 4, 7],
    initialFactor: 2500,
    perDay: 20,
    order: 1,
    bury: false,
    separate: true,
  },
  lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 0 },
  rev: { perDay: 100, ease4: 1.3, ivlFct: 1, maxIvl: 36500, fuzz: 0.05, minSpace: 1, bury: false },
};
