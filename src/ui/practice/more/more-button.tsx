import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { MoreAction, MoreChoice } from './more-action.ts';
import classes from './more.module.css';

const load = { menu: () => import('./more-menu.tsx'), sheet: () => import('./more-sheet.tsx') };
const MoreMenu = lazy(load.menu);
const MoreSheet = lazy(load.sheet);

/** Where the button will be. */
export function MoreRoom() {
  return (
    <span className={classes['button']} style={{ visibility: 'hidden' }}>
      <Face />
    </span>
  );
}

function Face() {
  return (
    <>
      <IconDots size={22} aria-hidden="true" />
      <span className={classes['word']}>More</span>
    </>
  );
}

export interface MoreButtonProps {
  actions: readonly MoreAction[];
  choice: MoreChoice;
}

/** What a learner seldom does about a question, behind one button: a sheet on a phone, a menu on a wide screen. */
export function MoreButton({ actions, choice }: MoreButtonProps) {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Its code is fetched when it opens for the first time, and the focus can come back from then on.
  const [wasOpened, setWasOpened] = useState(false);
  const filled = actions.find(({ isFilled }) => isFilled === true);
  const close = () => {
    setIsOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const onPick = (run: () => void) => {
    close();
    run();
  };
  const list = { actions, choice, onPick };
  const prepare = () => void (isNarrow ? load.sheet() : load.menu()).catch(() => undefined);
  const shared = {
    ref: button,
    type: 'button',
    className: classes['button'],
    'aria-label': filled ? `More, has a ${filled.name.toLowerCase()}` : 'More',
    'aria-haspopup': isNarrow ? 'dialog' : 'menu',
    'aria-expanded': isOpen,
    'data-begins-nothing': true,
    onPointerEnter: prepare,
    onFocus: prepare,
  } as const;
  const face = (
    <>
      <Face />
      {filled && <span className={classes['dot']} aria-hidden="true" />}
    </>
  );
  const plain = (
    <button
      {...shared}
      onClick={() => {
        setWasOpened(true);
        setIsOpen(true);
      }}
    >
      {face}
    </button>
  );
  if (!wasOpened) return plain;
  if (isNarrow) {
    return (
      <>
        {plain}
        <Suspense fallback={null}>
          <MoreSheet {...list} isOpen={isOpen} onClose={close} />
        </Suspense>
      </>
    );
  }
  return (
    <Suspense fallback={plain}>
      <MoreMenu {...list} isOpen={isOpen} onOpened={(next) => (next ? setIsOpen(true) : close())}>
        <button {...shared}>{face}</button>
      </MoreMenu>
    </Suspense>
  );
}
