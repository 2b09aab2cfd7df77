/** What the encoder made of a stretch of speech: one vector for each frame of about 24 ms, row by row. */
export interface SpeechStates {
  readonly values: Float32Array;
  readonly width: number;
}

/** One decoding. Every call takes the last token and gives the scores of all possible next ones. */
export interface TokenSource {
  next(token: number): Promise<Float32Array>;
}

/** The two networks of an encoder-decoder recogniser, wherever they run. */
export interface SpeechNetworks {
  encode(samples: Float32Array): Promise<{ readonly states: SpeechStates; readonly tokens: TokenSource }>;
  close(): Promise<void>;
}
