/** What a screen reader says of an element: its text without what is only seen. */
export function saidText(element: Element | undefined): string {
  return textWithout(element, '[aria-hidden="true"]');
}

/** What is seen of text whose spoken words stand behind it: the text without those. */
export function seenText(element: Element | undefined): string {
  return textWithout(element, '[aria-hidden="true"] + span');
}

function textWithout(element: Element | undefined, left: string): string {
  if (element === undefined) throw new Error('there is no such element');
  const copy = element.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll(left)) each.remove();
  return copy.textContent;
}
