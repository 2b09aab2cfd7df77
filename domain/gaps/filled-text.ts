const marker = /\{([1-9]\d*)\}/gu;

/** A text with the right word in each of its gaps: `{1}` has that of the first gap. A marker without a gap stays as it is. */
export function filledText(text: string, gaps: readonly { readonly correct: string }[]): string {
  return text.replaceAll(marker, (mark, number: string) => gaps[Number(number) - 1]?.correct ?? mark);
}
