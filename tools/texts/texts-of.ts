import ts from 'typescript';

/** A text that a learner can meet, as its source has it; `{}` stands for what is put in. */
export interface ShownText {
  readonly text: string;
  readonly line: number;
}

/** Two words, or one that begins a sentence; no names of classes, addresses, colours or queries. */
const isText = (text: string): boolean =>
  (/[A-Za-z]{2,} [A-Za-z]+/.test(text) || /^[A-Z][a-z]+[.!?]?$/.test(text)) &&
  !/passage-|var\(|^M\d|^[a-z0-9 +[\]-]+$|needs an? \w+Provider/.test(text);

/** The texts of one source file, in their order. */
export function textsOf(path: string, source: string): ShownText[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: ShownText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== null && isText(text))
      found.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, ' ').trim();
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  return null;
}
