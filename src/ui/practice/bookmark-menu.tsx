import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconCheck } from '@tabler/icons-react';
import { bookmarkTypes } from '#contract/entities/bookmark.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';

const levelNames = {
  VERY_EASY: 'Very easy',
  EASY: 'Easy',
  AVERAGE: 'Average',
  HARD: 'Hard',
  VERY_HARD: 'Very hard',
  UNMARK: 'Unmark',
} as const satisfies Record<BookmarkType, string>;

export interface BookmarkMenuProps {
  value: BookmarkType;
  onMark: (type: BookmarkType) => void;
}

/** The learner's own difficulty mark. Unmark is offered only where there is a mark. */
export function BookmarkMenu({ value, onMark }: BookmarkMenuProps) {
  const isMarked = value !== 'UNMARK';
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button
          variant="subtle"
          px={10}
          mih={44}
          leftSection={
            isMarked ? (
              <IconBookmarkFilled size={20} aria-hidden="true" />
            ) : (
              <IconBookmark size={20} aria-hidden="true" />
            )
          }
          aria-label={isMarked ? `Bookmark: ${levelNames[value]}` : 'Bookmark'}
        >
          {isMarked ? levelNames[value] : 'Bookmark'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>How hard is it for you</Menu.Label>
        {bookmarkTypes
          .filter((type) => type !== 'UNMARK' || isMarked)
          .map((type) => (
            <Menu.Item
              key={type}
              mih={44}
              role="menuitemradio"
              aria-checked={type === value}
              rightSection={type === value ? <IconCheck size={18} aria-hidden="true" /> : null}
              onClick={() => onMark(type)}
            >
              {levelNames[type]}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
