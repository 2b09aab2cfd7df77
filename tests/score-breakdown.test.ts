import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rubricFor, taskRules } from '#domain/rubric/rubrics.ts';
import { sheetHtml, sheets } from '#tools/pictures/breakdown-sheet.ts';
import { pdfText, withoutSpaces } from '#tests/support/pdf-text.ts';

const sheetText = (html: string): string =>
  withoutSpaces(html.slice(html.indexOf('<body>')).replaceAll(/<[^>]+>/g, ''));

it.each(sheets)('the printed sheet of $name says what the rubric says', (sheet) => {
  const printed = pdfText(readFileSync(sheet.file));
  // `node tools/pictures/print-score-breakdown.ts` prints it again after a change of the rubric.
  expect(printed).toBe(sheetText(sheetHtml(sheet)));
  for (const { displayName } of taskRules(rubricFor(sheet.pteType)))
    expect(printed).toContain(withoutSpaces(displayName));
});
