import type { Platform } from '../../../../kernel/platform.ts';
import { retailersWithStores } from '../../../retailers/index.ts';
import { takenIdentifiers } from '../facts.ts';
import type { Inside } from '../place.ts';
import { sheetRoles } from '../rules/may-manage.ts';
import { type SheetFacts, tidyRow } from './rules/check-rows.ts';
import type { RawRow } from './rules/columns.ts';

/** What the rows of a sheet are held against, in two reads however many they are. */
export async function readSheetFacts(
  { db, secrets }: Platform,
  { actor, manager }: Pick<Inside, 'actor' | 'manager'>,
  rows: readonly RawRow[],
): Promise<SheetFacts> {
  const tidy = rows.map(tidyRow);
  const hashes = new Map(
    tidy.flatMap(({ cpf }) => (cpf === null ? [] : [[cpf, secrets.hashes('operator-cpf', cpf)] as const])),
  );
  const emails = tidy.flatMap(({ email }) => email ?? []);
  const [retailer] = await retailersWithStores(db, actor.retailerId);
  const taken = await takenIdentifiers(db, [...emails, ...[...hashes.values()].flat()]);
  return {
    roles: sheetRoles(manager),
    stores: retailer?.stores ?? [],
    isEmailTaken: (email) => taken.has(email),
    isCpfTaken: (cpf) => hashes.get(cpf)?.some((hash) => taken.has(hash)) ?? false,
  };
}
