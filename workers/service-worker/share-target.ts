import { registerRoute } from 'workbox-routing';
import { mayBeAudio } from '#domain/audio/file-kinds.ts';
import { sharedField, sharedPath } from '#platform/share-address.ts';
import { keepShared, largestFileBytes, type ShareProblem } from '#platform/shared-files.ts';

async function keep(request: Request): Promise<ShareProblem | null> {
  const files = (await request.formData()).getAll(sharedField);
  const [file] = files;
  if (files.length > 1) return 'several';
  if (!(file instanceof File)) return 'none';
  if (file.size === 0) return 'empty';
  if (!mayBeAudio(file)) return 'not-audio';
  if (file.size > largestFileBytes) return 'large';
  await keepShared(file);
  return null;
}

/** Another app shares a file with this one: it is kept, and the page asks for which question. Nothing is sent. */
export function takeShared(): void {
  registerRoute(
    sharedPath,
    async ({ request }) => {
      const problem = await keep(request).catch((): ShareProblem => 'full');
      return Response.redirect(problem === null ? sharedPath : `${sharedPath}?problem=${problem}`, 303);
    },
    'POST',
  );
}
