import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { BookmarkType, bookmarkTypes } from '#contract/entities/bookmark.ts';

const levelNames = {
  VERY_EASY: 'Very easy',
  EASY: 'Easy',
  AVERAGE: 'Average',
  HARD: 'Hard',
  VERY_HARD: 'Very hard',
  UNMARK: 'Unmark',
} as const satisfies Record<BookmarkType, string>;

const levels = bookmarkTypes.filter((type) => type !== 'UNMARK');

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
        <Menu.RadioGroup value={value} onChange={(type) => onMark(BookmarkType.parse(type))}>
          {levels.map((type) => (
            <Menu.RadioItem key={type} value={type} mih={44} closeMenuOnClick>
              {levelNames[type]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {isMarked && (
          <>
            <Menu.Divider />
            <Menu.Item mih={44} onClick={() => onMark('UNMARK')}>
              {levelNames.UNMARK}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
