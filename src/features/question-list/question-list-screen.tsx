import { useDisclosure } from '@mantine/hooks';
import { taskAddresses } from '#contract/task-type.ts';
import type { TaskType } from '#contract/task-type.ts';
import { listPractices } from '#data/queries/list-practices.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/use-live.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Segments } from '#ui/segments.tsx';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { countOf } from './labels.ts';
import { ListBody } from './list-body.tsx';
import {
  changeFilter,
  changeMode,
  clearFilters,
  parseListSearch,
  toListQuery,
  toPlainSearch,
} from './list-search.ts';
import type { ListMode, ListSearch } from './list-search.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { modeOptions, predictionOptions } from './mode-options.ts';
import classes from './question-list-screen.module.css';
import { taskName } from './task-name.ts';
import { UpgradeModal } from './upgrade-modal.tsx';

interface QuestionListScreenProps {
  taskType: TaskType;
  /** The search part of the address; parsed here. */
  search: unknown;
  /** Puts a state into the address. `replace`: not a step that Back returns to (typing in the search box). */
  onSearch: (search: Record<string, string>, options: { replace: boolean }) => void;
}

/** All questions of one task type: found, filtered, sorted, opened. The address holds the state. */
export function QuestionListScreen({ taskType, search, onSearch }: QuestionListScreenProps) {
  const state = parseListSearch(search);
  const profile = useLive(findProfile, {});
  const list = useLive(listPractices, { taskType, ...toListQuery(state) }, { keepPrevious: true });
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const [isUpgradeOpen, upgrade] = useDisclosure(false);

  const { section } = taskAddresses[taskType];
  const isPremium = profile.status === 'ready' && profile.data.status === 'PREMIUM';
  const isLocked = state.mode === 'prediction' && !isPremium;
  const total = list.status === 'ready' && !isLocked ? list.data.total : null;
  const show = (next: ListSearch, options = { replace: false }) => onSearch(toPlainSearch(next), options);

  function selectMode(mode: ListMode) {
    if (mode === 'prediction' && !isPremium) {
      // Not for free plans: back to the first mode (spec section 4).
      show(changeMode(state, 'normal'), { replace: true });
      upgrade.open();
    } else {
      show(changeMode(state, mode));
    }
  }

  return (
    <>
      <PageHeading
        title={taskName(profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC', taskType)}
        start={<BackLink to="/practise" label="Back to Practise" />}
        description={
          <span className={classes.description}>
            <SkillMark section={section} size={18} />
            {skillWords[section]}
          </span>
        }
      />
      <div className={classes.modes}>
        <Segments label="Which questions" options={modeOptions} value={state.mode} onChange={selectMode} />
        {state.mode === 'prediction' && isPremium ? (
          <Segments
            label="Prediction for"
            options={predictionOptions(new Date())}
            value={state.predictionType}
            onChange={(predictionType) => show(changeFilter(state, { predictionType }))}
          />
        ) : null}
      </div>
      <ListToolbar
        state={state}
        onTitle={(title) => show(changeFilter(state, { title }), { replace: true })}
        onFilter={drawer.open}
      />
      <p className={classes.count} role="status">
        {total === null ? ' ' : countOf(total, 'question')}
      </p>
      <ListBody list={list} isLocked={isLocked} taskType={taskType} state={state} onShow={show} />
      <FilterDrawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        state={state}
        total={total}
        onChange={(patch) => show(changeFilter(state, patch), { replace: true })}
        onClear={() => show(clearFilters(state), { replace: true })}
      />
      <UpgradeModal opened={isUpgradeOpen} onClose={upgrade.close} />
    </>
  );
}
