const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to put into a page as it is. Only {@link html} makes it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | Markup | undefined | false;

/** Builds a page: every string in it is escaped, every {@link Markup} is not. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  let text = parts[0] ?? '';
  pieces.forEach((piece, index) => {
    text += render(piece) + (parts[index + 1] ?? '');
  });
  return new Markup(text);
}

function render(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (piece instanceof Markup) return piece.text;
  return piece.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
