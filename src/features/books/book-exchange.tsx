import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowsExchange, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { BookName } from '#contract/entities/book-word.ts';
import { allWords } from '#data/queries/words.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { parseBookSearch, toBookFilter } from '#domain/books/book-search.ts';
import { writeCsv } from '#domain/exchange/csv.ts';
import { saveFile } from '#platform/save-file.ts';
import { Modal } from '#ui/overlay/modal.ts';
import { useToast } from '#ui/toasts.tsx';
import { bookWords } from './book-names.ts';
import { BookImport } from './book-import.tsx';

/** The way of a book into a file and back: nobody is locked in. */
export function BookExchange({ book }: { book: BookName }) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        variant="subtle"
        px={8}
        fw={500}
        leftSection={<IconArrowsExchange size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        Import and export
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title={`${bookWords[book]}: import and export`}>
        {isOpen ? (
          <Stack gap={24}>
            <BookExport book={book} />
            <BookImport book={book} />
          </Stack>
        ) : null}
      </Modal>
    </>
  );
}

function BookExport({ book }: { book: BookName }) {
  const context = useDataContext();
  const toast = useToast();
  const [isPacking, setIsPacking] = useState(false);
  const fileName = `passage-${bookWords[book].toLowerCase().replace(' ', '-')}`;
  const readAll = () => allWords(context, { book, filter: toBookFilter(parseBookSearch({}), 0, null) });

  async function saveCsv() {
    const rows = (await readAll()).map(({ word, note, bookmark, practiceType, createdDate }) => [
      word,
      note ?? '',
      bookmark ?? '',
      practiceType ?? '',
      createdDate,
    ]);
    const text = writeCsv([['Word', 'Note', 'Mark', 'Task', 'Added'], ...rows]);
    saveFile(`${fileName}.csv`, text, 'text/csv;charset=utf-8');
  }
  async function savePackage() {
    setIsPacking(true);
    try {
      const [{ openSql }, { writePackage }] = await Promise.all([
        import('#platform/anki/open-sql.ts'),
        import('#platform/anki/anki-package.ts'),
      ]);
      const words = (await readAll()).map(({ word, note }) => ({ word, note: note ?? '' }));
      const deck = { deck: `Passage ${bookWords[book]}`, words, now: context.clock.now() };
      saveFile(`${fileName}.apkg`, new Blob(writePackage(await openSql(), deck)), 'application/octet-stream');
    } catch {
      toast('The package could not be made. Connect once and try again.');
    }
    setIsPacking(false);
  }

  return (
    <section aria-label="Export">
      <Text mb={8}>All words of this book with their notes, as a file for spreadsheets or for Anki.</Text>
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => void saveCsv()}
        >
          Export as CSV
        </Button>
        <Button
          variant="default"
          loading={isPacking}
          leftSection={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => void savePackage()}
        >
          Export for Anki
        </Button>
      </Group>
    </section>
  );
}
