import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { plainName } from '../../reference/index.ts';
import { listKept, statusOf } from '../../retailers/index.ts';
import { reading } from '../house.ts';

type Call = Handled<'GET /network/retailers'>;
const byName = new Intl.Collator('pt-BR');

/** Retailers by name; `search` finds part of a name or of a CNPJ. */
export function listRetailers(
  platform: Platform,
  actor: Actor,
  { search = '', status }: Call['query'],
): Promise<Call['answer']> {
  return reading(platform, actor, null, async (seesAll) => {
    const rows = await listKept(platform.db, seesAll ? null : actor.retailerId);
    const words = plainName(search);
    const digits = search.replaceAll(/[.\-/\s]/g, '').toUpperCase();
    return rows
      .filter((row) => status === undefined || statusOf(row.isActive) === status)
      .filter((row) => plainName(`${row.fantasyName} ${row.legalName}`).includes(words) || row.cnpj.includes(digits))
      .toSorted((one, other) => byName.compare(one.fantasyName, other.fantasyName))
      .map(({ id, fantasyName, legalName, cnpj, isActive, isProvider, activeStores, stores }) => ({
        id,
        fantasyName,
        legalName,
        cnpj,
        status: statusOf(isActive),
        isProvider,
        activeStores,
        stores,
      }));
  });
}
