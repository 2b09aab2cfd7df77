import { expect, test } from 'vitest';
import { newOp } from './new-op.ts';
import { untried, type OutboxOp } from './op.ts';
import { keptWith, planForgotten, planUploaded } from './blob-writes.ts';

function comment(seq: number, ...images: string[]): OutboxOp {
  const payload = { commentId: `c${seq}`, practiceId: 1, comment: 'a', images, writtenAt: 0 };
  const { needs: _needs, isRedundant: _isRedundant, ...made } = newOp('comment.create', payload);
  return {
    ...made,
    ...untried,
    opId: `op-${seq}`,
    userId: 'u',
    sizeBytes: 1,
    dependsOn: [],
    createdAt: 0,
    seq,
  };
}

test('the pictures of a comment are stored with its op', () => {
  expect(keptWith(comment(1, 'a', 'b'))).toEqual(['a', 'b']);
});

test('an uploaded recording stays on the device', () => {
  expect(planUploaded('a')).toEqual({ uploaded: ['a'], missing: [], gone: [] });
});

test('a cancelled op takes only pictures along that no other one needs', () => {
  expect(planForgotten([comment(1, 'a', 'b')], [comment(2, 'b')]).gone).toEqual(['a']);
});
