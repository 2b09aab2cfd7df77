import type { TranscriptEngine } from '#engines/transcript/transcribe.ts';
import { openModelStore } from '#server/models/model-store.ts';
import { openTranscriber } from '#server/models/open-transcriber.ts';
import { modelsFolder } from '#tools/models/fetch.ts';
import { preparePacks } from '#tools/models/prepare-packs.ts';

export interface SpeechPacks {
  /** SHA-256 of the files, by which a device asks for them. */
  readonly shas: { readonly model: string; readonly dictionary: string };
  readonly model: Uint8Array;
  readonly dictionary: Uint8Array;
  /** Its networks are to be closed in the end. */
  readonly transcriber: TranscriptEngine;
}

/** The files of both speech packs, fetched where they are missing, and the transcript engine. */
export async function openSpeechPacks(): Promise<SpeechPacks> {
  await preparePacks(['reading', 'transcript-tiny'], () => undefined);
  const store = openModelStore(modelsFolder);
  const { packs } = await store.manifest();
  const shaOf = (id: string, name: string) =>
    packs.find((pack) => pack.id === id)?.files.find((file) => file.name === name)?.sha256 ?? '';
  const transcriber = await openTranscriber(store, 'tiny');
  const model = await store.readPackFile('reading', 'model');
  const dictionary = await store.readPackFile('transcript-tiny', 'dictionary');
  if (!transcriber || !model || !dictionary) throw new Error('a model is missing');
  const shas = { model: shaOf('reading', 'model'), dictionary: shaOf('transcript-tiny', 'dictionary') };
  return { shas, model, dictionary, transcriber };
}
