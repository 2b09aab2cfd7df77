import { describe, expect, it } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { checkLessons } from './check.ts';
import { scriptFaults } from './check-script.ts';
import { readScriptFiles } from './read-scripts.ts';

const bank = loadBank();
const dictation = readScriptFiles().find(({ name }) => name === 'WFD');

interface RawScript {
  learner: string;
  itemId: number;
  slides: Record<string, unknown>[];
}
/** Faults of the dictation's script after a change. */
function faultsAfter(change: (script: RawScript) => void): string[] {
  const content = structuredClone(dictation?.content) as RawScript;
  change(content);
  return scriptFaults({ name: 'WFD', content }, bank);
}
const slideOf = ({ slides }: RawScript, kind: string) => slides.find((slide) => slide['kind'] === kind) ?? {};

describe('lessons', () => {
  it('are all in order', () => {
    expect(checkLessons(bank).faults).toEqual([]);
  });
});

describe('scriptFaults', () => {
  it('accepts a script as it is', () => {
    expect(faultsAfter(() => undefined)).toEqual([]);
  });

  it('rejects numbers that are not facts', () => {
    const faults = faultsAfter((script) => (slideOf(script, 'title')['say'] = 'It has twelve words.'));
    expect(faults).toEqual([
      'WFD: slide 1 (title): the number "twelve" is no fact of the rubric: It has twelve words.',
    ]);
  });

  it('rejects facts that the rubric does not have', () => {
    const faults = faultsAfter(
      (script) => (slideOf(script, 'close')['say'] = 'Prepare for {prepare} seconds.'),
    );
    expect(faults).toEqual(['WFD: slide 8 (close): WFD has no fact {prepare}']);
  });

  it('rejects a question that is not in the item', () => {
    const faults = faultsAfter(
      (script) => (slideOf(script, 'question')['text'] = 'all library books ... a new term'),
    );
    expect(faults).toEqual(['WFD: slide 5 (question): not in item 23001: a new term']);
  });

  it('rejects a recording that the item does not have', () => {
    const faults = faultsAfter((script) => (slideOf(script, 'question')['clip'] = 'bf_nobody'));
    expect(faults).toEqual(['WFD: slide 5 (question): Item 23001 has no recording by bf_nobody.']);
  });

  it('rejects a marked phrase that is not in the answer', () => {
    const faults = faultsAfter(
      (script) => (slideOf(script, 'answer')['text'] = 'Please return all books of term.'),
    );
    expect(faults).toContain(
      'WFD: slide 6 (answer): "libary" does not occur once in: Please return all books of term.',
    );
  });

  it('rejects a weak answer with all points', () => {
    const text = 'Please return all library books before the end of the term.';
    const faults = faultsAfter((script) => (slideOf(script, 'answer')['value'] = { kind: 'type', text }));
    expect(faults).toEqual(['WFD: slide 6 (answer): a weak answer with 11 of 11 points']);
  });

  it('rejects two voices of one sex, and an item of another task', () => {
    expect(faultsAfter((script) => (script.learner = 'af_heart'))).toEqual([
      'WFD: bf_emma and af_heart are of one sex',
    ]);
    expect(faultsAfter((script) => (script.itemId = 1001))).toEqual(['WFD: item 1001 is of RA']);
  });

  it('names the field that does not fit the schema', () => {
    const faults = faultsAfter((script) => (slideOf(script, 'title')['say'] = ''));
    expect(faults[0]).toContain('WFD: slides.0.say');
  });
});
