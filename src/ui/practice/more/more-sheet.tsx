import { Drawer } from '#ui/overlay/drawer.ts';
import bottomSheet from '#ui/overlay/bottom-sheet.module.css';
import { Segments } from '#ui/segments.tsx';
import type { MoreAction, MoreListProps } from './more-action.ts';
import classes from './more.module.css';

interface MoreSheetProps extends MoreListProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The list as a sheet under the thumb. */
export default function MoreSheet({ actions, choice, onPick, isOpen, onClose }: MoreSheetProps) {
  const chosen = choice.options.find(({ value }) => value === choice.value);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="auto"
      title="More"
      // The button takes the focus itself, before another dialog opens.
      returnFocus={false}
      transitionProps={{ duration: 180 }}
      classNames={{ inner: bottomSheet.inner ?? '', content: bottomSheet.content ?? '' }}
      data-begins-nothing
    >
      <div className={classes['mode']}>
        {choice.fixed === null ? (
          <Segments
            label={choice.label}
            options={choice.options}
            value={choice.value}
            isDisabled={choice.isDisabled}
            fill
            onChange={(value) => onPick(() => choice.onChoose(value))}
          />
        ) : (
          <b>{choice.fixed}</b>
        )}
        <span className={classes['hint']}>{chosen?.hint}</span>
      </div>
      <ul className={classes['list']}>
        {actions.map((action) => (
          <li key={action.name} data-keyboard={action.isForKeyboards || undefined}>
            <SheetItem action={action} onPick={onPick} />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

function SheetItem({ action, onPick }: { action: MoreAction; onPick: MoreListProps['onPick'] }) {
  const { name, label, hint, icon: Icon, count = 0, isFilled, isDisabled, run } = action;
  return (
    <button
      type="button"
      className={classes['item']}
      aria-label={label}
      aria-haspopup={hint === undefined ? 'dialog' : undefined}
      data-filled={isFilled || undefined}
      disabled={isDisabled}
      onClick={() => onPick(run)}
    >
      <Icon size={22} aria-hidden="true" />
      <span className={classes['name']}>
        {name}
        {hint !== undefined && <span className={classes['hint']}> {hint}</span>}
      </span>
      {count > 0 && (
        <span className={classes['count']} translate="no">
          {' '}
          {count}
        </span>
      )}
    </button>
  );
}
