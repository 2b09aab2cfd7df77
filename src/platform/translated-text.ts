// The browser's own translation, and extensions that translate, put `<font>` elements in the place of text nodes. React keeps
// the text nodes that it made: it removes one that has left (`NotFoundError`, and the page is gone) or changes one that nobody
// sees (a counter stands still). Known to React as https://github.com/facebook/react/issues/11538; may go when that is closed.
// The law of this file: before the app touches a text node that was replaced, the node is put back in its place. The translator
// then translates it anew.

/** Text node -> element that stands in its place. */
const standIns = new WeakMap<Node, Element>();

const isStandIn = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** Notes each text node that a translator has replaced, in one step or by an insertion before a removal. */
function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
    if (!standIn) continue;
    for (const removed of removedNodes) if (removed instanceof Text) standIns.set(removed, standIn);
  }
}

/** The child of `parent` that has the place of a text node: an element that replaced it, or around it. */
function placeOf(text: Node, parent: Node): Node | null {
  let place: Node | null = text.parentNode === null ? (standIns.get(text) ?? null) : text;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

type Method = (this: Node, ...nodes: readonly (Node | null)[]) => unknown;
const methodOf = (name: 'removeChild' | 'insertBefore' | 'replaceChild'): Method =>
  Object.getOwnPropertyDescriptor(Node.prototype, name)?.value as Method;

/** Keeps the page whole while a translator replaces its text. Call it once, before the first render. */
export function keepTranslatedTextWhole(root: Document = document): void {
  const removeChild = methodOf('removeChild');
  const insertBefore = methodOf('insertBefore');
  const replaceChild = methodOf('replaceChild');
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!nodeValue) return;
  const { get, set } = nodeValue as Required<Pick<PropertyDescriptor, 'get' | 'set'>>;
  const observer = new MutationObserver(note);
  observer.observe(root, { childList: true, subtree: true });

  /** False when nobody knows where the text node was. */
  function putBack(text: Node, parent: Node | null): boolean {
    note(observer.takeRecords());
    const place = parent && placeOf(text, parent);
    if (!place) return false;
    if (place !== text) replaceChild.call(parent, text, place);
    standIns.delete(text);
    return true;
  }

  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    // What has left already is as good as removed.
    if (child instanceof Text && child.parentNode !== this && !putBack(child, this)) return child;
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    const isPlaced = !(before instanceof Text) || before.parentNode === this || putBack(before, this);
    return insertBefore.call(this, child, isPlaced ? before : null) as Child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    get() {
      return get.call(this) as unknown;
    },
    set(value: string | null) {
      if (this instanceof Text && this.parentNode === null) {
        note(observer.takeRecords());
        putBack(this, standIns.get(this)?.parentNode ?? null);
      }
      set.call(this, value);
    },
  });
}
