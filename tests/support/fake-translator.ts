/**
 * Does to a page what Chromium's translator does: each text node, and each that comes later, is replaced by its text within two
 * `<font>` elements. Runs in the page: it may not use anything of this module. Returns a function that ends it.
 */
export function translatePage(): () => void {
  const skipped = 'script, style, textarea, title, [translate="no"], font';
  const translate = (node: Node): void => {
    if (node instanceof Element) {
      if (node.matches(skipped)) return;
      for (const child of node.childNodes) translate(child);
      return;
    }
    if (!(node instanceof Text) || node.data.trim() === '' || node.parentElement?.closest(skipped)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    inner.append(document.createTextNode(node.data));
    node.replaceWith(outer);
  };
  translate(document.body);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      for (const added of addedNodes) translate(added);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
