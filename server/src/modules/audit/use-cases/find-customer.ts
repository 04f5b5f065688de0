import { type Handled, maskCpf } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { isTrue, rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { auditEntries } from '../../../kernel/db/tables.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { borrowerIdFact, lookUps } from '../../borrowers/index.ts';
import { entriesWhere } from '../entries.ts';
import { type AuditPlace, readPlace, seeing } from '../place.ts';
import { readingNote } from '../reading-note.ts';

type Call = Handled<'POST /coordinator/audit/customers'>;

/**
 * Whom the entries of a CPF are about, of those that the operator may read: of anybody else it is not told whether there
 * is such a customer. Counts as a look-up.
 * @throws Refusal RETAILER_NOT_FOUND, AUDIT_CUSTOMER_NOT_FOUND, LOOKUPS_USED_UP.
 */
export function findAuditedCustomer(platform: Platform, by: Operator, ask: Call['body']): Promise<Call['answer']> {
  const { actor } = by;
  return act(platform, {
    principal: by,
    async read(db) {
      const place = await readPlace(db, actor, ask.retailerId);
      return { place, customerId: await customerIn(db, platform, place, ask.cpf) };
    },
    decide({ place, customerId }, { now }) {
      const writes = [quotaFragment(lookUps, actor.operatorId, now)];
      const note = (filters: { customerId?: string }) =>
        readingNote('audit.customer-sought', actor, place, filters, { isFound: customerId !== null });
      if (customerId === null) return { refusal: new Refusal('AUDIT_CUSTOMER_NOT_FOUND'), writes, audit: note({}) };
      return { answer: { customerId, cpf: maskCpf(ask.cpf) }, writes, audit: note({ customerId }) };
    },
  });
}

async function customerIn(
  db: Db | Tx,
  { secrets }: Pick<Platform, 'secrets'>,
  place: AuditPlace,
  cpf: string,
): Promise<string | null> {
  const known = await asSystem('audited-customers', () => rowOf(db, select({ id: borrowerIdFact(secrets, cpf) })));
  if (!known?.id) return null;
  const { id } = known;
  const entries = sql`select 1 from ${auditEntries.sql} e where ${entriesWhere(place, { customerId: id })}`;
  const said = await seeing(place, () => rowOf(db, select({ isAny: isTrue(sql`exists (${entries})`) })));
  return said?.isAny ? id : null;
}
