import { type DocumentFields, fieldsOf, isEmpty, sharedFields } from '../rules/fields.ts';

type ReadText = (page: { degrees: number; longest: number }) => Promise<string>;

/** Most photographs are upright; a card that stands is turned once to each side. */
const TURNS = [0, 90, 270, 180];
/** The two sizes in which one picture is read. */
const LONGEST = 1400;
const LONGEST_AGAIN = 1100;

/**
 * Reads a picture until one way of holding it says something, then once more in another size: what both readings share.
 * Nothing found is empty.
 */
export async function readDocument(readText: ReadText, today: string): Promise<DocumentFields> {
  for (const degrees of TURNS) {
    const first = fieldsOf(await readText({ degrees, longest: LONGEST }), today);
    if (!isEmpty(first))
      return sharedFields(first, fieldsOf(await readText({ degrees, longest: LONGEST_AGAIN }), today));
  }
  return { name: null, birthDate: null, cpfs: [], signs: [] };
}
