/** Text in pieces, with values and further pieces between them. */
export class Pieces {
  readonly texts: readonly string[];
  readonly parts: readonly unknown[];

  constructor(texts: readonly string[], parts: readonly unknown[]) {
    this.texts = texts;
    this.parts = parts;
  }
}

/** Pieces without parts are known by their text, others by their list of texts: a tagged template has always the same. */
type Token = string | readonly string[];
const VALUE: Token = [];

/** Shapes beyond this are put together anew each time, so that texts without end do not fill the memory. */
const MOST_SHAPES = 50_000;
let shapes = 0;

/** How far the pieces of a statement have been read; after the last one, its text. Most have one successor. */
class Shape {
  text: string | undefined;
  #token: Token | undefined;
  #next: Shape | undefined;
  #others: Map<Token, Shape> | undefined;

  after(token: Token): Shape | undefined {
    if (token === this.#token) return this.#next;
    const known = this.#others?.get(token);
    if (known || shapes >= MOST_SHAPES) return known;
    shapes += 1;
    const made = new Shape();
    if (this.#next) (this.#others ??= new Map()).set(token, made);
    else [this.#token, this.#next] = [token, made];
    return made;
  }
}

const root = new Shape();

/** Collects the values; follows the pieces as far as they are known. */
function follow(from: Shape | undefined, { texts, parts }: Pieces, values: unknown[]): Shape | undefined {
  let shape = from?.after(texts.length === 1 ? (texts[0] ?? '') : texts);
  for (const part of parts) {
    if (part instanceof Pieces) shape = follow(shape, part, values);
    else {
      values.push(part);
      shape = shape?.after(VALUE);
    }
  }
  return shape;
}

function textOf(pieces: Pieces): string {
  let number = 0;
  const written = ({ texts, parts }: Pieces): string => {
    let text = texts[0] ?? '';
    for (const [index, part] of parts.entries()) {
      text += (part instanceof Pieces ? written(part) : `$${(number += 1)}`) + (texts[index + 1] ?? '');
    }
    return text;
  };
  return written(pieces);
}

/**
 * Text and values of a statement. Statements of the same pieces in the same order get the same text, which is put
 * together once: a sale's is 5,000 letters long.
 */
export function statementOf(pieces: Pieces): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const shape = follow(root, pieces, values);
  if (!shape) return { text: textOf(pieces), values };
  shape.text ??= textOf(pieces);
  return { text: shape.text, values };
}
