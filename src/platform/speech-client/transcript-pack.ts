import type { SpeechPackId } from '#contract/entities/model-pack.ts';
import type { TranscriptFiles } from '#workers/transcript/api.ts';

/** SHA-256 of a file of a pack that is whole on this device. */
export type FindFile = (pack: SpeechPackId, name: string) => Promise<string | null>;

export interface TranscriptPack {
  readonly dictionary: string;
  readonly files: TranscriptFiles;
}

/** The larger one is here only where somebody chose it, because it mishears less. A server that uses it too agrees with the device. */
const transcriptPacks = ['transcript-base', 'transcript-tiny'] as const;

/** The files of the transcript pack that listens on this device; `null` when none is whole. */
export async function findTranscriptPack(findFile: FindFile): Promise<TranscriptPack | null> {
  for (const pack of transcriptPacks) {
    const [encoder, decoder, tokens, runtime, dictionary] = await Promise.all(
      ['encoder', 'decoder', 'tokens', 'runtime', 'dictionary'].map((name) => findFile(pack, name)),
    );
    if (encoder && decoder && tokens && runtime && dictionary)
      return { dictionary, files: { encoder, decoder, tokens, runtime } };
  }
  return null;
}
