import { sql } from '../../../kernel/db/sql.ts';
import { act } from '../../../kernel/act/act.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { fact, rowOf, select } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { retailers } from '../tables.ts';

/** Why a retailer cannot be made the provider, for whoever runs the command. */
export class NoProvider extends Error {}

/**
 * Makes a retailer, by its CNPJ of fourteen characters, the provider, whose analysts enter policies for every retailer.
 * The one that is the provider already stays it. Returns its name.
 * @throws NoProvider when there is no such retailer, or another is the provider.
 */
export function makeProvider(platform: Pick<Platform, 'db' | 'clock'>, cnpj: string): Promise<string> {
  const r = pick(retailers.fact('r'), 'id', 'fantasyName', 'isProvider');
  const shape = {
    asked: fact(r, sql`from ${retailers.sql} r where r.cnpj = ${cnpj}::text`),
    provider: fact(r, sql`from ${retailers.sql} r where r.is_provider`),
  };
  return act(platform, {
    principal: { kind: 'system', name: 'make-provider', zone: 'America/Manaus' },
    read: (db) => rowOf(db, select(shape)),
    decide(facts) {
      if (!facts?.asked) throw new NoProvider(`No retailer has the CNPJ ${cnpj}.`);
      const { id, fantasyName, isProvider } = facts.asked;
      if (isProvider) return { unchanged: fantasyName };
      if (facts.provider) throw new NoProvider(`${facts.provider.fantasyName} is the provider already.`);
      const made = sql`update retailers set is_provider = true, version = version + 1
        where id = ${id}::uuid and not is_provider`;
      return {
        answer: fantasyName,
        writes: [part('provider', made)],
        audit: { action: 'retailer.made-provider', subject: id, retailerId: id },
      };
    },
  });
}
