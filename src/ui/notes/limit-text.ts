import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

const isLowHalf = (unit: number | undefined): boolean =>
  unit !== undefined && unit >= 0xdc_00 && unit <= 0xdf_ff;

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
