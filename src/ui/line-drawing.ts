/** The look of our line drawings, in ink and accent. They say nothing that the text beside them does not. */
export const lineDrawing = {
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  focusable: false,
} as const;
