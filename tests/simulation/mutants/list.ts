import type { Mutant, Patch } from './load-mutant.ts';

const memory = 'tests/support/memory-sync-store.ts';
const deeds = 'tests/simulation/deeds.ts';

const at = (file: string, find: string, put: string): Patch => ({ file, find, put });
const mutant = (name: string, bug: string, ...patches: Patch[]): Mutant => ({ name, bug, patches });

/** What a request says and what its answer means. */
const wire: readonly Mutant[] = [
  mutant('noIdempotencyKey', 'each request names its ops anew',
    at('src/sync/send-batches.ts', 'ops: ops.map(onTheWire),', 'ops: ops.map((op) => ({ ...onTheWire(op), opId: `${op.opId.slice(0, -4)}${1000 + (startedAt % 9000)}` })),')),
  mutant('newKeyOnRetry', 'an op that is tried again gets a new id',
    at('src/data/compile-op.ts', "      ...op,\n      epoch,", "      ...op,\n      opId: op.attempts > 0 ? `${op.opId.slice(0, -4)}f${op.opId.slice(-3)}` : op.opId,\n      epoch,")),
  mutant('drop401', 'a lost sign-in ends the op',
    at('src/sync/action-for.ts', "if (outcome.kind === 'signed-out') return { do: 'park', state: 'parked-auth' };", "if (outcome.kind === 'signed-out') return { do: 'acknowledge', replayed: false, change: null };")),
  mutant('ok5xx', 'a 503 counts as done',
    at('src/sync/action-for.ts', 'UNAVAILABLE: () => waitForHost,', "UNAVAILABLE: () => ({ do: 'acknowledge', replayed: false, change: null }),")),
  mutant('acceptHtml', 'whoever answers 200 is believed',
    at('src/sync/transport.ts', "if (answer.header(apiHeader) !== apiHeaderValue) return", "if (answer.header(apiHeader) !== apiHeaderValue && answer.status !== 200) return")),
  mutant('masterWins', "a conflict ends with the server's value",
    at('src/sync/action-for.ts', "VERSION_CONFLICT: ({ current }) => ({ do: 'rebase', current }),", "VERSION_CONFLICT: ({ current }) => ({ do: 'acknowledge', replayed: false, change: current }),")),
  mutant('dropDeadLetters', 'what the server refuses is forgotten',
    at('src/sync/settle-batch.ts', "if (action.do === 'give-up') return keep({ state: 'dead' });", "if (action.do === 'give-up') return { kind: 'done', seq, opId, replayed: false, change: null, ms: 0 };")),
  mutant('retryForeignUser', 'ops go with the token of whoever is signed in',
    at('src/sync/transport.ts', "if (first.kind !== 'token' || first.userId !== userId) return { kind: 'signed-out' };", "if (first.kind !== 'token') return { kind: 'signed-out' };"),
    at('src/sync/transport.ts', "return token.kind === 'token' && token.userId === userId ? 'ready' : 'signed-out';", "return token.kind === 'token' ? 'ready' : 'signed-out';")),
  mutant('noSplit', 'a refused batch condemns all that is in it',
    at('src/sync/action-for.ts', "return op.sharedBy > 1 && mayBeOther ? { do: 'split' } : action;", 'return action;')),
  mutant('neverHalves', 'a refused batch is sent again as it was',
    at('src/sync/settle-batch.ts', 'Math.max(1, Math.floor(Math.min(op.maxBatch, situation.sharedBy) / 2))', 'op.maxBatch')),
  mutant('halvesTheLimit', 'a small batch is halved from a hundred down',
    at('src/sync/settle-batch.ts', 'Math.floor(Math.min(op.maxBatch, situation.sharedBy) / 2)', 'Math.floor(op.maxBatch / 1.7)')),
]; // prettier-ignore

/** Who drains, when, and what goes next. */
const engine: readonly Mutant[] = [
  mutant('neverSteals', 'a frozen tab keeps the lock for ever',
    at('src/sync/holder-watch.ts', 'return isBeatOld || Math.abs(now - suspect.since) >= stealAfterMs;', 'return isBeatOld && suspect === null;')),
  mutant('trustsTheSilent', 'a tab that froze without a beat is taken for alive',
    at('src/sync/holder-watch.ts', 'return isBeatOld || Math.abs(now - suspect.since) >= stealAfterMs;', 'return isBeatOld;')),
  mutant('tellsNobody', 'who finds work that nobody knows of keeps it to itself',
    at('src/sync/engine.ts', '      await tellOfWork(trigger);\n', '')),
  mutant('pullNotOwed', 'a frozen tab keeps the others from what other devices did',
    at('src/sync/engine.ts', 'isPullOwed ||= isWorthMore(trigger);', '')),
  mutant('kickLost', 'the other tabs are told nothing',
    at('src/sync/engine.ts', "channel.post({ kind: 'kick', userId });", '')),
  mutant('noTimer', 'a delay that is over wakes nobody',
    at('src/sync/engine.ts', 'if (end.nextAt !== null && !mine.isLost) setTimer(end.nextAt);', '')),
  mutant('staysSignedOut', 'what waited for a sign-in waits on after it',
    at('src/sync/engine.ts', "if (state?.needsSignIn) await store.unpark(lease, ['parked-auth']);", '')),
  mutant('backoffForever', 'a clock that was turned back stops all delays',
    at('src/sync/backoff.ts', 'until <= now || until - now > longestToldMs', 'until <= now')),
  mutant('plansTooEarly', 'what became of a batch counts before it is stored',
    at('src/sync/send-batches.ts', "dispatch({ kind: 'reserved', seqs: next });", "dispatch({ kind: 'settled', settlements, next });"),
    at('src/sync/send-batches.ts', "dispatch({ kind: 'settled', settlements, next });\n    if", 'if')),
  mutant('forgetsWhatItMade', 'nobody looks for an op that another one has made',
    at('src/sync/send-batches.ts', 'if (settlements.some(makesOps)) run.readNew();', '')),
  mutant('laneOvertake', 'ops of one lane go together',
    at('src/sync/plan-batch.ts', 'if (!isPassed) seen.add(op.lane);', '')),
  mutant('forgetDependsOn', 'a reply goes before its comment',
    at('src/sync/plan-batch.ts', 'if (op.dependsOn.some((opId) => queued.has(opId))) continue;', '')),
  mutant('poisonStopsAll', 'one op that cannot go stops all behind it',
    at('src/sync/plan-batch.ts', "if (op.state !== 'pending' || !isOver(op.dueAt, now)) continue;", "if (op.state !== 'pending' || !isOver(op.dueAt, now)) break;")),
  mutant('cursorFirst', 'the cursor is stored before the rows',
    at('src/sync/pull-changes.ts', 'if ((await store.applyPage(lease, page)).kind', 'await store.applyPage(lease, { ...page, changes: [] });\n      if ((await store.applyPage(lease, page)).kind')),
]; // prettier-ignore

/** What waits, what is shown, and what the disk does with both. */
const data: readonly Mutant[] = [
  mutant('deleteFirst', 'an op leaves the queue when it is sent',
    at(memory, 'outbox.set(seq, compiled.op);', 'outbox.delete(seq);')),
  mutant('coalesceInflight', 'an op that is on its way is replaced',
    at('src/data/coalesce.ts', "op.attempts === 0 && op.state !== 'inflight'", 'op.attempts >= 0')),
  mutant('cancelInflight', 'taking back what is on its way sends nothing',
    at('src/data/coalesce.ts', 'next.isRedundant && isWholeState && waiting.every(isUnknownToServer)', 'next.isRedundant && isWholeState')),
  mutant('cancelKeepsChild', 'the reply to a comment that was taken back goes alone',
    at('src/data/plan-enqueue.ts', 'const cancelled = withDependents([...new Set([...decision.ops, ...absorbed])], queue);', 'const cancelled = [...new Set([...decision.ops, ...absorbed])];')),
  mutant('olderWishWins', 'of two wishes that wait the older one is kept',
    at('src/data/coalesce.ts', 'rule?.merge && older !== undefined ? rule.merge(older, next.payload) : next.payload', 'last.payload')),
  mutant('wallClockOrder', 'the queue is in the order of the device clock',
    at(memory, '.sort((a, b) => a.seq - b.seq);\n  const opsAbout', '.sort((a, b) => a.createdAt - b.createdAt || a.seq - b.seq);\n  const opsAbout')),
  mutant('splitEnqueue', 'op and recording are two transactions',
    at(deeds, '...(wish.sha256 === undefined ? {} : { sha256: wish.sha256 }),', ''),
    at(deeds, 'world.counts.saved += 1;', "world.counts.saved += 1;\n    void transact(world.ports, tab, { label: 'blob', isWrite: true, run: () => void (wish.sha256 && (storage.sync as any).addBlob(userId, wish.sha256, new ArrayBuffer(3))) }).catch(() => {});")),
  mutant('quotaAbortSaysSaved', 'a full disk is called saved',
    at(deeds, 'world.counts.notSaved += 1;', 'world.watch.acknowledged(opId);')),
  mutant('pullClobbersPending', 'what the server says hides what waits',
    at('src/data/view.ts', 'let value: unknown = shadow?.value ?? null;', 'let value: unknown = shadow?.value ?? null;\n  if (shadow) return shadow.value;')),
  mutant('mergeLosesText', 'of two texts the own one is taken',
    at('src/data/rebase-op.ts', 'const merged = mergeText({ base: base ??', 'const merged = true ? mine : mergeText({ base: base ??')),
  mutant('newestBase', 'a text goes against the newest version, whatever its writer saw',
    at('src/data/compile-op.ts', 'if (words !== undefined && words !== (op.base?.text ?? null)) return op.baseVersion;', '')),
  mutant('tombstoneIgnored', 'what was deleted elsewhere stays',
    at(memory, 'shadows.set(target, { version, value: deleted ? null : value });', 'if (!deleted) shadows.set(target, { version, value });')),
  mutant('versionGoesBack', 'an old answer overwrites a newer row',
    at('src/data/view.ts', '!shadow || version > shadow.version', 'version > 0')),
  mutant('doubleAck', 'one answer ends two ops',
    at(memory, '      outbox.delete(op.seq);\n      const { change, replayed, ms } = settlement;', '      for (const each of opsOf(userId)) if (each.lane === op.lane) outbox.delete(each.seq);\n      const { change, replayed, ms } = settlement;')),
  mutant('noFence', 'a drainer that was replaced writes on',
    at(memory, "if (own.state.epoch !== lease.epoch) return { kind: 'fenced' };", '')),
  mutant('unparkUnfenced', 'a drainer that was replaced unparks what its successor parked',
    at(memory, 'fenced(lease, ({ state }) => {\n        const { userId } = lease;\n        for (const op of opsOf(userId)) {\n          const isParked', 'fenced({ ...lease, epoch: user(lease.userId).state.epoch }, ({ state }) => {\n        const { userId } = lease;\n        for (const op of opsOf(userId)) {\n          const isParked')),
  mutant('keepsInflight', 'what a dead tab had sent is never sent again',
    at(memory, "const released: OutboxOp = op.state === 'inflight' ? { ...op, state: 'pending' } : op;", 'const released: OutboxOp = op;')),
  mutant('blobDeletedEarly', 'a recording goes when it was uploaded, not when its answer is there',
    at(memory, 'if (blob) blob.isUploaded = true;', 'own.blobs.delete(sha256);')),
  mutant('restageLosesQueue', 'a full pull empties the queue',
    at(memory, '    for (const target of own.shadows.keys()) {\n', '    for (const op of opsOf(userId)) outbox.delete(op.seq);\n    for (const target of own.shadows.keys()) {\n')),
]; // prettier-ignore

/** Planted bugs. Each must be found; one that is not found is an oracle that is missing. */
export const mutants: readonly Mutant[] = [...wire, ...engine, ...data];
