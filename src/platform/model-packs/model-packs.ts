import type { Connectivity } from '#platform/connectivity.ts';
import { fetchManifest } from './fetch-manifest.ts';
import { createPackDownloads, type PackDownloadsOptions } from './pack-downloads.ts';
import { holdFacts, type PackFactsOptions } from './pack-facts.ts';
import type { ModelPacks } from './pack-state.ts';
import { isHere, ownFiles } from './pack-view.ts';
import type { PackEvent } from './packs-reducer.ts';

// The law of this folder: `PackDownloads.drain` alone downloads. Commands only change the facts and ask it to run. The files on
// the device are the truth, and `look` reads them again after every change.

export interface ModelPacksOptions extends PackFactsOptions, PackDownloadsOptions {
  readonly connectivity: Connectivity;
  /** Where the server lists the packs. */
  readonly listPath: string;
}

export function createModelPacks(options: ModelPacksOptions): ModelPacks {
  const { store, connectivity, mobileData, channel, report, listPath } = options;
  const facts = holdFacts(options);
  // Before any screen listens: a download is given up first.
  const downloads = createPackDownloads(options, facts);
  const { dispatch, look, recall, remember } = facts;
  const { drain } = downloads;

  /** Asks for the list again; without an answer the last one holds. */
  async function refresh(): Promise<void> {
    const manifest = await fetchManifest(options.fetch, listPath);
    if (facts.now().isStopped) return;
    if (manifest) {
      dispatch({ kind: 'listed', manifest });
      await remember();
    }
    await look();
    await drain();
  }

  /** Runs now, also when a run is just ending: that one would only plan its next try. */
  async function drainAgain(): Promise<void> {
    await downloads.whenIdle();
    await drain();
  }

  /** A change of wishes takes effect at once. */
  async function rerun(): Promise<void> {
    await remember();
    channel.post('changed');
    await drainAgain();
  }

  const guarded = (work: Promise<void>) => {
    work.catch(report);
  };
  const command = (event: PackEvent) => {
    dispatch(event);
    guarded(rerun());
  };

  const unsubscribe = [
    connectivity.subscribe(() => {
      dispatch({ kind: 'woken' });
      guarded(facts.now().manifest ? drainAgain() : refresh());
    }),
    mobileData.subscribe(() => {
      facts.readLine();
      guarded(rerun());
    }),
    // Another tab has changed wishes or files.
    channel.listen(() => guarded(recall())),
  ];
  const opened = recall().catch(report);
  guarded(opened.then(refresh));
  const whenSilent = new Promise<void>((resolve) => {
    facts.subscribe(() => facts.state().status === 'silent' && resolve());
  });

  return {
    getState: facts.state,
    subscribe: facts.subscribe,
    download: (id, { onMobileData = false } = {}) => command({ kind: 'wished', id, onMobileData }),
    line: () => ({
      isOnline: connectivity.isOnline(),
      isMetered: mobileData.isMetered(),
      isTold: mobileData.isTold(),
      bytesPerSecond: mobileData.bytesPerSecond(),
    }),
    settleOffer: () => command({ kind: 'offer-settled' }),
    pause: (id) => command({ kind: 'paused', id }),
    async remove(id) {
      const ended = downloads.whenEnded(id);
      dispatch({ kind: 'removed', id });
      await ended;
      for (const sha256 of ownFiles(facts.now(), id)) await store.forget(sha256);
      await remember();
      await look();
      channel.post('changed');
    },
    async findFile(id, name) {
      // What asks for a file goes on without it while storage does not answer.
      await Promise.race([opened, whenSilent]);
      if (facts.state().status === 'silent') return null;
      const pack = facts.now().manifest?.packs.find((one) => one.id === id);
      if (!pack) return null;
      const whole = await store.list();
      if (whole.size !== facts.now().whole.size) await look();
      return isHere(facts.now(), pack)
        ? (pack.files.find((file) => file.name === name)?.sha256 ?? null)
        : null;
    },
    stop() {
      for (const end of unsubscribe) end();
      facts.stop();
      downloads.stop();
    },
  };
}
