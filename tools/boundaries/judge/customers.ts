import { customerLayer, staffParts } from '../../module-map.ts';
import type { House, HouseFile, ResolvedImport } from '../read/house.ts';

interface CustomerFault {
  readonly line: number;
  readonly message: string;
}

const isOfStaff = (path: string): boolean => staffParts.some((part) => path.startsWith(part));

/** The chain of paths from an import to the first staff file. Type imports leave no code behind and are not followed. */
function staffBehind(house: House, { target }: ResolvedImport, seen: Set<string>): string | undefined {
  if (target?.kind !== 'file' || seen.has(target.path)) return undefined;
  const { path } = target;
  if (isOfStaff(path)) return path;
  seen.add(path);
  for (const each of house.get(path)?.imports ?? []) {
    const found = each.isTypeOnly ? undefined : staffBehind(house, each, seen);
    if (found !== undefined) return `${path} -> ${found}`;
  }
  return undefined;
}

/** Customers' pages import no staff code, neither directly nor through ui, lib or domain. */
export function judgeCustomers(house: House, { place, imports }: HouseFile): CustomerFault[] {
  if (place.area !== 'web-layer' || place.name !== customerLayer.name || place.isForTests) return [];
  return imports.flatMap((each) => {
    const found = staffBehind(house, each, new Set());
    return found === undefined ? [] : [{ line: each.line, message: `a page of customers reaches ${found}` }];
  });
}
