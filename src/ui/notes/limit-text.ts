import { Extension, getHTMLFromFragment } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isLowHalf } from '#domain/notes/cut-text.ts';

/** Cuts what goes beyond the limit where it was typed or pasted, counted as a reader counts: layout counts nothing. */
export const limitText = (limit: number) =>
  Extension.create({
    name: 'limitText',
    addProseMirrorPlugins: () => [
      new Plugin({
        // Asked again after its own cut, until the text fits: places in the text are more than its characters.
        appendTransaction(transactions, _before, { doc, selection, tr }) {
          const over = doc.textContent.length - limit;
          if (over <= 0 || !transactions.some(({ docChanged }) => docChanged)) return null;
          const end = selection.head > over ? selection.head : doc.content.size;
          const start = Math.max(0, end - over);
          const isHalf = isLowHalf(doc.textBetween(start, Math.min(start + 1, end)).charCodeAt(0));
          return tr.delete(isHalf ? Math.max(0, start - 1) : start, end);
        },
      }),
    ],
  });

const htmlLength = ({ content, type }: Node): number => getHTMLFromFragment(content, type.schema).length;

/** Refuses a change after which the text with its tags is longer than the limit, and says so; what makes it shorter is done. */
export const limitHtml = (limit: number, onRefused: () => void) =>
  Extension.create({
    name: 'limitHtml',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction({ doc, docChanged }, before) {
          if (!docChanged) return true;
          const length = htmlLength(doc);
          if (length <= limit || length < htmlLength(before.doc)) return true;
          onRefused();
          return false;
        },
      }),
    ],
  });
