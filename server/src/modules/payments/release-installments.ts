import { sql } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { recordset } from '../../kernel/db/write.ts';
import type { CarriedCharges, PlanInstallment } from './plan-fact.ts';
import { fees, installments } from './tables.ts';

/** What a cancellation takes off an open installment: `settledCents` is what was settled when it was decided, and still is. */
export interface Release extends Pick<
  PlanInstallment,
  'number' | 'settledCents' | 'principalCents' | 'limitCents' | 'bonusCents'
> {
  installmentId: string;
  /** Installment value no longer owed; principal, limit, bonus and unpaid charges are shares of it. */
  faceCents: PlanInstallment['amountCents'];
  carried: CarriedCharges;
}

interface Releases {
  borrowerId: string;
  releases: readonly Release[];
  feeIds: readonly string[];
  isWhole: boolean;
}

/**
 * Takes what a cancellation releases off open installments ('released_installments'): in part it grows what is settled,
 * whole it cancels them and the open fees ('canceled_fees'). Misses when one was paid, renegotiated or returned since.
 */
export function releaseInstallments(release: Releases): Fragment[] {
  const { borrowerId, releases, feeIds, isWhole } = release;
  return [
    ...(releases.length === 0 ? [] : [isWhole ? cancelFragment(release) : shrinkFragment(release)]),
    ...(feeIds.length === 0 ? [] : [cancelFeesFragment(borrowerId, feeIds)]),
  ];
}

/** An installment is still what the release was counted on. */
const unmoved = sql`i.id = r.id and i.status = 'OPEN' and i.settled_cents = r."settledCents" and i.renegotiation_id is null`;

function cancelFragment({ borrowerId, releases }: Releases): Fragment {
  const rows = releases.map(({ installmentId: id, settledCents }) => ({ id, settledCents }));
  return part(
    'released_installments',
    sql`update ${installments.sql} i set status = 'CANCELED' from ${recordset(installments, rows, ['id', 'settledCents'], 'r')}
      where i.borrower_id = ${borrowerId}::uuid and ${unmoved}`,
    rows.length,
  );
}

/** What goes off each figure of an installment, by the names of its columns. */
const releasedRow = ({ installmentId: id, settledCents, carried, ...release }: Release) => ({
  id,
  settledCents,
  amountCents: release.faceCents,
  principalCents: release.principalCents,
  limitCents: release.limitCents,
  bonusCents: release.bonusCents,
  carriedFineCents: carried.fineCents,
  carriedLateInterestCents: carried.lateInterestCents,
  carriedContractInterestCents: carried.contractInterestCents,
});

const releasedKeys = ['id', 'settledCents', 'amountCents', 'principalCents', 'limitCents', 'bonusCents'] as const;
const chargesKeys = ['carriedFineCents', 'carriedLateInterestCents', 'carriedContractInterestCents'] as const;

function shrinkFragment({ borrowerId, releases }: Releases): Fragment {
  const rows = releases.map(releasedRow);
  return part(
    'released_installments',
    sql`update ${installments.sql} i set settled_cents = i.settled_cents + r."amountCents",
        settled_principal_cents = i.settled_principal_cents + r."principalCents",
        settled_limit_cents = i.settled_limit_cents + r."limitCents", returned_bonus_cents = i.returned_bonus_cents + r."bonusCents",
        carried_fine_cents = i.carried_fine_cents - r."carriedFineCents",
        carried_late_interest_cents = i.carried_late_interest_cents - r."carriedLateInterestCents",
        carried_contract_interest_cents = i.carried_contract_interest_cents - r."carriedContractInterestCents"
      from ${recordset(installments, rows, [...releasedKeys, ...chargesKeys], 'r')}
      where i.borrower_id = ${borrowerId}::uuid and ${unmoved}`,
    rows.length,
  );
}

function cancelFeesFragment(borrowerId: string, feeIds: readonly string[]): Fragment {
  return part(
    'canceled_fees',
    sql`update ${fees.sql} set status = 'CANCELED'
      where borrower_id = ${borrowerId}::uuid and id in (select jsonb_array_elements_text(${JSON.stringify(feeIds)}::jsonb)::uuid)
        and status = 'OPEN'`,
    feeIds.length,
  );
}
