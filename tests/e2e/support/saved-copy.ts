import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

const Archive = z.object({
  names: z.array(z.string()),
  whole: z.looseObject({
    answers: z.array(z.looseObject({ practiceId: z.int() })),
    note: z.array(z.looseObject({ description: z.string() })).default([]),
    comment: z.array(z.looseObject({ text: z.string() })).default([]),
    profile: z.looseObject({ firstName: z.string() }),
    missing: z.array(z.string()),
  }),
  answersCsv: z.string(),
  /** SHA-256 of each recording. */
  sounds: z.array(z.string()),
});

/** What another program finds in the archive. */
function unzip(path: string): z.infer<typeof Archive> {
  const program = `
import hashlib, json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
names = archive.namelist()
sounds = [hashlib.sha256(archive.read(name)).hexdigest() for name in names if name.endswith(".mp3")]
print(json.dumps({"names": names, "whole": json.loads(archive.read("passage.json")),
  "answersCsv": archive.read("answers.csv").decode(), "sounds": sounds}))`;
  return Archive.parse(JSON.parse(execFileSync('python3', ['-c', program, path], { encoding: 'utf8' })));
}

/** Saves the copy of everything, and opens it. */
export async function saveCopy(page: Page, url: string): Promise<z.infer<typeof Archive>> {
  await page.goto(`${url}/me/data`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^passage-\d{4}-\d\d-\d\d\.zip$/);
  return unzip(await download.path());
}
