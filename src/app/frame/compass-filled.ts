import { createReactComponent } from '@tabler/icons-react';

/** The set's own filled compass is drawn in 700 letters, which every first visit would pay for. */
const disc = 'M12 2a10 10 0 1 0 .01 0zM16 8l-6 2l-2 6l6 -2z';

/** The compass of the set, filled: its needle is a hole. */
export const CompassFilled = createReactComponent('filled', 'compass-filled', 'CompassFilled', [
  ['path', { d: disc, fillRule: 'evenodd' }],
]);
