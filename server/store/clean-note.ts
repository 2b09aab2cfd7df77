import sanitizeHtml from 'sanitize-html';
import { noteLimit, noteTags } from '#domain/notes/note-tags.ts';
import { plainLength } from '#domain/notes/text-parts.ts';
import { invalidField } from '#server/problem.ts';

/**
 * The HTML of a note with nothing but the tags of a note, written as a browser writes it, so that a device sees no change
 * where there is none. Refuses what is empty then, or too long.
 */
export function cleanNote(html: string): string {
  const clean = sanitizeHtml(html, { allowedTags: [...noteTags], allowedAttributes: {} })
    .replaceAll('<br />', '<br>')
    .replaceAll('\u00A0', '&nbsp;');
  const length = plainLength(clean, 'html');
  if (clean.replaceAll(/<[^>]*>|&nbsp;|\s/gu, '') === '')
    throw invalidField('description', 'must not be empty');
  if (length > noteLimit) throw invalidField('description', `must have at most ${noteLimit} characters`);
  return clean;
}
