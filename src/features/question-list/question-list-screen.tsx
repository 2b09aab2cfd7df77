import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import { listPractices } from '#data/queries/list-practices.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useOwnPlan } from '#data/hooks/use-own-plan.ts';
import { useReadAhead } from '#data/hooks/use-read-ahead.ts';
import { changeFilter, chooseMode, clearFilters, countFilters } from '#domain/listing/change-list.ts';
import { isModeOpen, type ListMode } from '#domain/listing/list-mode.ts';
import { parseListSearch, toListQuery, toPlainSearch, type ListSearch } from '#domain/listing/list-search.ts';
import { hasFeature } from '#domain/premium/premium-features.ts';
import { ListToolbar } from '#ui/listing/list-toolbar.tsx';
import { UpgradeModal } from '#ui/premium/upgrade-modal.tsx';
import { Segments } from '#ui/segments.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { ContinueLink } from './continue-link.tsx';
import { QuestionFilterDrawer } from './question-filter-drawer.tsx';
import { counted } from '#domain/numbers/counted.ts';
import { ListBody } from './list-body.tsx';
import { ListHeading } from './list-heading.tsx';
import { modeOptions, predictionOptions } from './mode-options.ts';
import classes from './question-list-screen.module.css';

interface QuestionListScreenProps {
  taskType: TaskType;
  /** The search part of the address; parsed here. */
  search: unknown;
  /** Puts a state into the address. `replace`: not a step that Back returns to (typing in the search box). */
  onSearch: (search: Record<string, string>, options: { replace: boolean }) => void;
  /** The offer to have the sound of the questions here; another feature's. */
  download?: ReactNode;
  /** The way to the lesson of the task; another feature's. */
  lesson?: ReactNode;
}

const whoever = [{}];

/** All questions of one task type: found, filtered, sorted, opened. The address holds the state. */
export function QuestionListScreen({
  taskType,
  search,
  onSearch,
  download,
  lesson,
}: QuestionListScreenProps) {
  const state = parseListSearch(search);
  const { clock } = useDataContext();
  const profile = useLive(findProfile, {});
  // A question that is opened asks for it too.
  useReadAhead(findProfile, whoever);
  const list = useLive(
    listPractices,
    { taskType, ...toListQuery(state) },
    { keepPrevious: true, drawsMuch: true },
  );
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const [isUpgradeOpen, upgrade] = useDisclosure(false);

  const plan = useOwnPlan(profile);
  const isPremium = hasFeature(plan, 'prediction');
  const isLocked = !isModeOpen(state.mode, isPremium);
  const total = list.status === 'ready' && !isLocked ? list.data.total : null;
  const show = (next: ListSearch, options = { replace: false }) => onSearch(toPlainSearch(next), options);

  function selectMode(mode: ListMode) {
    const chosen = chooseMode(state, mode, isPremium);
    show(chosen.state, { replace: chosen.kind === 'premium-required' });
    if (chosen.kind === 'premium-required') upgrade.open();
  }

  return (
    <>
      <ListHeading
        taskType={taskType}
        pteType={profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC'}
        lesson={lesson}
      />
      <div className={classes.modes}>
        <Segments label="Which questions" options={modeOptions} value={state.mode} onChange={selectMode} />
        {state.mode === 'prediction' && isPremium ? (
          <Segments
            label="Prediction for"
            options={predictionOptions(clock.now())}
            value={state.predictionType}
            onChange={(predictionType) => show(changeFilter(state, { predictionType }))}
          />
        ) : null}
      </div>
      <ListToolbar
        search={{
          label: 'Search by title or number',
          placeholder: 'Title or number',
          maxLength: 200,
          value: state.title,
          onSearch: (title) => show(changeFilter(state, { title }), { replace: true }),
        }}
        filters={countFilters(state)}
        onFilter={drawer.open}
      />
      <ActiveFilters state={state} onShow={(next) => show(next, { replace: true })} />
      <div className={classes.line}>
        <output className={classes.count}>{total === null ? ' ' : counted(total, 'question')}</output>
        {state.mode === 'normal' ? <ContinueLink taskType={taskType} /> : null}
      </div>
      <ListBody list={list} isLocked={isLocked} taskType={taskType} state={state} onShow={show} />
      {/* Below the rows: it comes late and goes with the last file, and no row moves under a finger. */}
      {download}
      <QuestionFilterDrawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        taskType={taskType}
        state={state}
        total={total}
        onChange={(patch) => show(changeFilter(state, patch), { replace: true })}
        onClear={() => show(clearFilters(state), { replace: true })}
      />
      <UpgradeModal opened={isUpgradeOpen} onClose={upgrade.close}>
        Prediction is part of Premium. All other lists and all practice stay free.
      </UpgradeModal>
    </>
  );
}
