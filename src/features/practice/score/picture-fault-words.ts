import type { PictureFault } from '#contract/entities/content-evidence.ts';

/** What was said of a picture, and what it shows, in one sentence. */
export function pictureFaultWords({ kind, said, about, shown }: PictureFault): string {
  switch (kind) {
    case 'number':
      if (about === null) return `You said \u201C${said}\u201D; the picture does not show this number.`;
      return shown === null
        ? `You said \u201C${said}\u201D of ${about}; the picture shows another number there.`
        : `You said \u201C${said}\u201D of ${about}; the picture shows ${shown}.`;
    case 'opposite':
      return about === null
        ? `You said \u201C${said}\u201D; it is the ${shown}.`
        : `You said \u201C${said}\u201D of ${about}; it is the ${shown}.`;
    case 'other':
      return `You said \u201C${said}\u201D${about === null ? '' : ` of ${about}`}; ${shown === null ? 'something else is' : `that is ${shown}`}.`;
    case 'trend':
      return `You said \u201C${said}\u201D${about === null ? '' : ` of ${about}`}; in the picture it ${shown}.`;
    default:
      return kind satisfies never;
  }
}
