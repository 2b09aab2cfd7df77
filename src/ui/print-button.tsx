import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

/** Opens the printing of the browser; on paper it is not there. */
export function PrintButton() {
  return (
    <Button leftSection={<IconPrinter size={20} aria-hidden="true" />} onClick={() => window.print()}>
      Print
    </Button>
  );
}
