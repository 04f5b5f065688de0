export interface Feature {
  /** `12` of the capabilities, `L3` of the loops, `B1` of what goes beyond. */
  readonly id: string;
  readonly line: number;
  readonly does: string;
  readonly place: string;
  /** `file › title` of each test that proves the whole row; none when it says 'not yet'. */
  readonly proofs: readonly string[];
  readonly isProven: boolean;
}

const row = /^\|\s*([LB]?\d+)\s*\|([^|]*)\|([^|]*)\|([^|]*)\|\s*$/;
const proof = /`([^`]+ › [^`]+)`/g;

/** The rows of docs/features.md: number, what it does, where a person finds it, proof. */
export function readFeatures(page: string): Feature[] {
  return page.split('\n').flatMap((text, index) => {
    const found = row.exec(text);
    if (!found) return [];
    const [, id = '', does = '', place = '', cell = ''] = found;
    const proofs = Array.from(cell.matchAll(proof), ([, each = '']) => each);
    const isProven = !cell.trim().startsWith('not yet');
    return [{ id, line: index + 1, does: does.trim(), place: place.trim(), proofs, isProven }];
  });
}
