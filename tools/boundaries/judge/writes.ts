import { posix } from 'node:path';
import { unrecordedWrites } from '../unrecorded-writes.ts';
import type { House, HouseFile } from '../read/house.ts';

interface WriteFault {
  readonly line: number;
  readonly message: string;
}

/** Only the kernel's `act` may call these: it puts the audit into the same write. */
const kernelOnly: ReadonlySet<string> = new Set(['guardedWrite', 'claimFragment', 'auditFragments']);

const isOfModule = ({ place }: HouseFile) => place.area === 'module' && !place.isForTests;

/** Writes of a module that bypass `act`, and so the audit; exporting a table object makes that possible elsewhere. */
export function judgeWrites(house: House, file: HouseFile): WriteFault[] {
  if (!isOfModule(file)) return [];
  const around = file.imports.flatMap(({ names, line }) => {
    const name = names?.find(({ imported }) => kernelOnly.has(imported))?.imported;
    return name === undefined ? [] : [{ line, message: `${name} is the kernel's: write by an act, which records it` }];
  });
  const isKnown = Object.hasOwn(unrecordedWrites, file.place.path);
  const direct = file.directWrites.map((line) => ({
    line,
    message: 'a write outside an act leaves no audit: hand it to `act`, or give its reason in unrecorded-writes.ts',
  }));
  return [...around, ...(isKnown ? [] : direct), ...(file.place.inside === 'index.ts' ? leavingTables(file) : [])];
}

function leavingTables({ imports }: HouseFile): WriteFault[] {
  return imports
    .filter(
      ({ target, isTypeOnly }) => target?.kind === 'file' && posix.basename(target.path) === 'tables.ts' && !isTypeOnly,
    )
    .map(({ line }) => ({ line, message: 'a table stays in its module: export facts, views and fragments' }));
}

/** Reasons in the list for files that write nothing any more. */
export function judgeUnrecordedWrites(house: House): { path: string; line: number; message: string }[] {
  return Object.keys(unrecordedWrites)
    .filter((path) => house.get(path)?.directWrites.length === 0)
    .map((path) => ({
      path: 'tools/boundaries/unrecorded-writes.ts',
      line: 1,
      message: `mended, take it out: ${path}`,
    }));
}
