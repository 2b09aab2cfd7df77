import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { PictureFaults } from './picture-faults.tsx';

const at = (start: number) => ({ start, end: start + 5 });
const speechWith = (found: object) =>
  SpeechEvidence.parse({
    engine: 'transcript',
    transcript: '',
    coverage: null,
    words: [],
    marks: null,
    pace: null,
    understood: null,
    quality: [],
    refused: null,
    ...found,
  });

it('tells what the picture shows otherwise, once', () => {
  const pictureFaults = [
    { kind: 'number', said: 'ninety', about: null, shown: null, found: at(0) },
    { kind: 'number', said: '90', about: 'Sat', shown: '480', found: at(10) },
    { kind: 'other', said: 'largest', about: 'Food', shown: 'Rent', found: at(20) },
    { kind: 'other', said: 'lowest', about: 'Food', shown: null, found: at(30) },
    { kind: 'trend', said: 'falls', about: 'Bikes', shown: 'rises', found: at(40) },
    { kind: 'opposite', said: 'smallest', about: 'Rent', shown: 'largest', found: at(50) },
  ];
  const keyPoints = [{ point: 'Rent', coverage: 0, found: null, contradicted: pictureFaults[5] }];
  render(<PictureFaults speech={speechWith({ pictureFaults, keyPoints })} />);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'You said “ninety”; the picture does not show this number.',
    'You said “90” of Sat; the picture shows 480.',
    'You said “largest” of Food; that is Rent.',
    'You said “lowest” of Food; something else is.',
    'You said “falls” of Bikes; in the picture it rises.',
  ]);
});

it('is not there when all is as in the picture', () => {
  const { container } = render(<PictureFaults speech={speechWith({})} />);
  expect(container.textContent).toBe('');
});
