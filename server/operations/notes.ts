import { communityRoutes } from '#contract/routes/community.ts';
import { operation } from '#server/http/operation.ts';
import { invalidField } from '#server/problem.ts';
import { changeOf, runWrite, type Stores } from '#server/store/effect.ts';
import { applyMutation } from '#server/store/mutations.ts';
import { checkNoteExists, listNotes, noteDto, practiceOfNote, setNote } from '#server/store/notes.ts';
import { keyOf, pageBlock } from './single-call.ts';

export function noteOperations(stores: Stores) {
  const { db, bank } = stores;
  return [
    operation(communityRoutes.noteList, async ({ learner, query }) => {
      const { rows, totalElements } = await listNotes(db.orm, bank, learner.id, query);
      return { _embedded: { noteDtoList: rows }, page: pageBlock(query, totalElements) };
    }),
    operation(communityRoutes.noteCreate, async ({ learner, headers, body }) => {
      const request = { learner, key: keyOf(headers), baseVersion: 'absent' as const };
      const written = await applyMutation(stores, { ...request, kind: 'note.set', payload: body });
      return noteDto(bank, changeOf(written));
    }),
    operation(communityRoutes.noteUpdate, async ({ learner, headers, params, body }) => {
      const { version: baseVersion, ...payload } = body;
      const { practiceId, description } = payload;
      if ((await practiceOfNote(db.orm, learner.id, params.id)) !== practiceId)
        throw invalidField('practiceId', 'is not the practice of this note');
      const written = await runWrite(
        stores,
        { learner, key: keyOf(headers), kind: 'note.set', payload, baseVersion },
        async ({ tx, now }) => {
          await checkNoteExists(tx, learner.id, practiceId);
          return setNote(tx, learner.id, { practiceId, description, baseVersion }, now);
        },
      );
      return noteDto(bank, changeOf(written));
    }),
    operation(communityRoutes.noteDelete, async ({ learner, headers, params }) => {
      const practiceId = await practiceOfNote(db.orm, learner.id, params.id);
      const payload = { practiceId, description: null };
      await runWrite(
        stores,
        { learner, key: keyOf(headers), kind: 'note.set', payload, baseVersion: null },
        async ({ tx, now }) => {
          await checkNoteExists(tx, learner.id, practiceId);
          return setNote(tx, learner.id, { ...payload, baseVersion: 'any' }, now);
        },
      );
    }),
  ];
}
