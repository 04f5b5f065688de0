import { ownerOfTable, tableOwners } from '../../table-owners.ts';
import type { Place } from '../place.ts';
import type { House, HouseFile } from '../read/house.ts';

/** One file that reads or writes a table of another owner; `name` is its line in the list of known ones. */
export interface Crossing {
  readonly name: string;
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** An invariant compares what modules keep with what others keep: its queries run over all, and write nothing. */
const comparesAll = /(?:^|[/-])invariants\.ts$/;

/** The folder a file of the kernel or of a module belongs to: the deepest one that owns tables, else the module. */
function ownerOf(place: Place): string {
  if (place.area === 'kernel') return 'kernel';
  const folders = place.inside.split('/').slice(0, -1);
  return folders.findLast((folder) => folder in tableOwners) ?? place.name;
}

function crossingsOf({ place, tableUses }: HouseFile): Crossing[] {
  if (place.isForTests || (place.area !== 'kernel' && place.area !== 'module')) return [];
  const own = ownerOf(place);
  return tableUses.flatMap(({ table, verb, line }) => {
    if (verb === 'reads' && comparesAll.test(place.inside)) return [];
    const owner = ownerOfTable.get(table) ?? own;
    const name = `${place.path} ${verb} ${table}`;
    const message = `${own} ${verb} ${table}, a table of ${owner}: use what ${owner} exports`;
    return owner === own ? [] : [{ name, path: place.path, line, message }];
  });
}

/** Every use of another owner's table, once a file, verb and table, in the order of the list of known ones. */
export function tableCrossings(house: House): Crossing[] {
  const all = [...house.values()].flatMap(crossingsOf);
  const once = new Map(all.toReversed().map((crossing) => [crossing.name, crossing]));
  return [...once.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
