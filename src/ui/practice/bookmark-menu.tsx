import { Button, Menu, type ButtonProps } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { BookmarkType, bookmarkTypes } from '#contract/entities/bookmark.ts';
import classes from './bookmark-menu.module.css';
import { bookmarkWords } from './bookmark-words.ts';

const levels = bookmarkTypes.filter((type) => type !== 'UNMARK');

export interface BookmarkMenuProps {
  value: BookmarkType;
  onMark: (type: BookmarkType) => void;
  /** Opened from elsewhere, such as by a long press or a key; left out, the menu keeps that itself. */
  opened?: boolean;
  onOpened?: (isOpen: boolean) => void;
  /** What opens it; a button with icon and word when left out. */
  children?: ReactElement;
}

/** What opens the menu, by itself: as large, and without what a menu needs. */
export function MarkButton({
  value,
  ...props
}: ButtonProps & { value: BookmarkType; 'aria-keyshortcuts'?: string }) {
  const isMarked = value !== 'UNMARK';
  const word = bookmarkWords[value];
  const Icon = isMarked ? IconBookmarkFilled : IconBookmark;
  return (
    <Button
      variant="subtle"
      px={10}
      mih={44}
      leftSection={<Icon size={20} aria-hidden="true" />}
      aria-label={isMarked ? `Bookmark: ${word}` : 'Bookmark'}
      {...props}
    >
      {isMarked ? word : 'Bookmark'}
    </Button>
  );
}

/** The learner's own difficulty mark. Unmark is offered only where there is a mark. */
export function BookmarkMenu({ value, onMark, opened, onOpened, children }: BookmarkMenuProps) {
  const isMarked = value !== 'UNMARK';
  return (
    <Menu
      position="bottom-end"
      width={200}
      returnFocus
      {...(opened === undefined ? {} : { opened })}
      {...(onOpened === undefined ? {} : { onChange: onOpened })}
    >
      <Menu.Target>{children ?? <MarkButton value={value} aria-keyshortcuts="b" />}</Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        <Menu.Label>How hard is it for you</Menu.Label>
        <Menu.RadioGroup value={value} onChange={(type) => onMark(BookmarkType.parse(type))}>
          {levels.map((type) => (
            <Menu.RadioItem key={type} value={type} mih={44} closeMenuOnClick>
              {bookmarkWords[type]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {isMarked && (
          <>
            <Menu.Divider />
            <Menu.Item mih={44} onClick={() => onMark('UNMARK')}>
              {bookmarkWords.UNMARK}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
