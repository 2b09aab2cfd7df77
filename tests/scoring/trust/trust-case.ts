/** What was seen of one thing that must hold. */
export interface Verdict {
  /** What the case is about: content, form, topic, flags, sound. */
  readonly area: string;
  readonly name: string;
  readonly must: string;
  readonly saw: string;
  readonly holds: boolean;
}
