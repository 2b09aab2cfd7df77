import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { PageFrame } from '#app/app.tsx';
import { createAppRouter } from '#app/router.tsx';
import { Look } from '#app/theme/look.tsx';
import type { BankItem } from '#contract/items/bank-item.ts';
import { findTaskBySlug, type TaskType } from '#contract/task-type.ts';
import { listPageSize } from '#domain/listing/pages.ts';
import { FirstViewProvider, type FirstView } from '#ui/first-view.ts';

/** What the server has of the bank. */
interface KnownBank {
  readonly ofTask: (taskType: TaskType) => readonly BankItem[];
  readonly findById: (id: number) => BankItem | undefined;
}

/**
 * The page at `path` as HTML, for the first visit: painted while the app's scripts are still on their way, replaced by
 * the app as soon as it shows as much (`hand-over.ts`). The server's part of the composition root; built for it alone.
 * `null` when there is nothing to show before the app runs.
 */
export async function renderFirstView(
  path: string,
  bank: KnownBank,
): Promise<{ html: string; title: string } | null> {
  const view = viewOf(path, bank);
  if (view === null) return null;
  const router = createAppRouter(PageFrame, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const markup = renderToString(
    <Look>
      <FirstViewProvider value={view}>
        <RouterProvider router={router} />
      </FirstViewProvider>
    </Look>,
  );
  const title = /<title>(.*?)<\/title>/u;
  return { html: markup.replace(title, ''), title: title.exec(markup)?.[1] ?? 'Passage' };
}

/** What stands on them before anything is known of a learner is the same for everybody. */
const samePages = new Set(['/', '/practise', '/statistics', '/dashboard/plans']);

function viewOf(path: string, bank: KnownBank): FirstView | null {
  if (samePages.has(path)) return { isFirst: true };
  const [, place, section = '', slug = '', id, ...more] = path.split('/');
  const taskType = findTaskBySlug(section, slug);
  if (place !== 'dashboard' || taskType === undefined || more.length > 0) return null;
  if (id === undefined) {
    const questions = bank.ofTask(taskType).slice(0, listPageSize);
    return questions.length > 0 ? { questions } : null;
  }
  const question = /^\d{1,6}$/u.test(id) ? bank.findById(Number(id)) : undefined;
  return question?.taskType === taskType ? { question } : null;
}
