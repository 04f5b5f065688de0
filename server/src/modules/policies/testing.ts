import type { CivilDate, PolicyKind } from '@balcao/contract';
import type { Db } from '../../kernel/db/database.ts';
import { sql } from '../../kernel/db/sql.ts';
import { insertPolicy } from './store.ts';

export interface GivenPolicy {
  kind: PolicyKind;
  /** STANDARD when left out. */
  variant?: string | undefined;
  retailerId?: string | null | undefined;
  storeId?: string | null | undefined;
  /** Long ago when left out. */
  validFrom?: string | undefined;
  validUntil?: string | null | undefined;
  /** Not checked: a test may need a broken one. */
  document: object;
}

/** A policy of a test, in force since long ago unless said otherwise; returns its id. */
export function givenPolicyDocument(
  db: Db,
  { validFrom, validUntil, variant, ...policy }: GivenPolicy,
): Promise<string> {
  const row = {
    ...policy,
    retailerId: policy.retailerId ?? null,
    storeId: policy.storeId ?? null,
    variant: variant ?? 'STANDARD',
    validFrom: (validFrom ?? '2020-01-01') as CivilDate,
    validUntil: (validUntil ?? null) as CivilDate | null,
    reason: 'Teste',
  };
  return insertPolicy(db, row, new Date('2020-01-01T12:00:00Z'));
}

/** Lets an institution charge a usage fee, by a source of the tests. */
export async function allowUsageFee(db: Db): Promise<void> {
  await sql`update policy_documents set document = document || '{"usageFeeSource": "Tarifa de teste"}'
    where kind = 'lending-rule' and variant = 'FINANCIAL_INSTITUTION' and not document ? 'usageFeeSource'`.execute(db);
}

/** Says for everybody what analysts change of limits alone; what is said already stays. */
export async function allowLimitChanges(db: Db, document: object): Promise<void> {
  const { rows } =
    await sql`select 1 from policy_documents where kind = 'limit-changes' and retailer_id is null`.execute(db);
  if (rows.length === 0) await givenPolicyDocument(db, { kind: 'limit-changes', document });
}

/** Prices that rise 0.5 % a month: those of 2026 are published when none are said. */
export async function givenCorrectionIndex(db: Db, months: readonly string[] = ofYear(2026)): Promise<string> {
  const document = { index: 'IPCA', source: 'Teste', months: months.map((month) => ({ month, rate: '0.005' })) };
  return givenPolicyDocument(db, { kind: 'correction-index', document });
}

const ofYear = (year: number) => Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
