import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import type { MoreListProps } from './more-action.ts';
import classes from './more.module.css';

interface MoreMenuProps extends MoreListProps {
  isOpen: boolean;
  onOpened: (isOpen: boolean) => void;
  /** The button below which it opens. */
  children: ReactElement;
}

/** The list as a menu below its button. */
export default function MoreMenu({ actions, choice, onPick, isOpen, onOpened, children }: MoreMenuProps) {
  const chosen = choice.options.find(({ value }) => value === choice.value);
  return (
    <Menu
      opened={isOpen}
      onChange={onOpened}
      position="bottom-end"
      width={280}
      // The button takes the focus itself, before a dialog opens.
      returnFocus={false}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown className={classes['menu'] ?? ''} aria-label="More" data-begins-nothing>
        {actions.map(
          ({
            name,
            label,
            hint,
            icon: Icon,
            shortcut,
            count = 0,
            isFilled,
            isForKeyboards,
            isDisabled,
            run,
          }) => (
            <Menu.Item
              key={name}
              mih={44}
              closeMenuOnClick={false}
              leftSection={<Icon size={20} aria-hidden="true" />}
              rightSection={
                <>
                  {count > 0 && (
                    <span className={classes['count']} translate="no">
                      {' '}
                      {count}
                    </span>
                  )}
                  {shortcut && (
                    <kbd className={classes['key']} aria-hidden="true">
                      {shortcut.toUpperCase()}
                    </kbd>
                  )}
                </>
              }
              aria-label={label}
              aria-keyshortcuts={shortcut}
              data-filled={isFilled || undefined}
              data-keyboard={isForKeyboards || undefined}
              disabled={isDisabled ?? false}
              onClick={() => onPick(run)}
            >
              {name}
              {hint !== undefined && <span className={classes['hint']}> {hint}</span>}
            </Menu.Item>
          ),
        )}
        <Menu.Divider />
        {choice.fixed === null ? (
          <>
            <Menu.Label>{choice.label}</Menu.Label>
            <Menu.RadioGroup
              value={choice.value}
              onChange={(value) => {
                if (value !== choice.value) onPick(() => choice.onChoose(value));
              }}
            >
              {choice.options.map(({ value, label, hint }) => (
                <Menu.RadioItem
                  key={value}
                  value={value}
                  mih={44}
                  aria-label={label}
                  disabled={choice.isDisabled}
                  closeMenuOnClick={value === choice.value}
                >
                  {label} <span className={classes['hint']}>{hint}</span>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </>
        ) : (
          <Menu.Label>
            <b>{choice.fixed}</b> <span className={classes['hint']}>{chosen?.hint}</span>
          </Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
