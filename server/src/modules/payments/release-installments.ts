import type { CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { recordset } from '../../kernel/db/write.ts';
import type { CarriedCharges, PlanInstallment } from './plan-fact.ts';
import type { PayableItem } from './receiving/rules/paid-items.ts';
import { fees, installments, type InstallmentRow } from './tables.ts';

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
  /** What the money of the return pays of the same installments, as they are once they are released. */
  paid?: PaidOfReleased;
  releases: readonly Release[];
  feeIds: readonly string[];
  isWhole: boolean;
  /** The agreement that stands in their place; null when none does. */
  agreementId: string | null;
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

/** A payment of what is left of installments that shrink in the same write. */
interface PaidOfReleased {
  paymentId: string;
  on: CivilDate;
  items: readonly PayableItem[];
  /** As they are once they are released. */
  rows: readonly InstallmentRow[];
}

/** An installment is still what the release was counted on. */
const unmoved = (agreementId: string | null) =>
  sql`i.id = r.id and i.status = 'OPEN' and i.settled_cents = r."settledCents"
    and i.renegotiation_id is not distinct from ${agreementId}::uuid`;

function cancelFragment({ borrowerId, releases, agreementId }: Releases): Fragment {
  const rows = releases.map(({ installmentId: id, settledCents }) => ({ id, settledCents }));
  return part(
    'released_installments',
    sql`update ${installments.sql} i set status = 'CANCELED' from ${recordset(installments, rows, ['id', 'settledCents'], 'r')}
      where i.borrower_id = ${borrowerId}::uuid and ${unmoved(agreementId)}`,
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
const paidKeys = ['status', 'paidOn', 'paymentId', 'chargedThrough'] as const;
const chargesKeys = ['carriedFineCents', 'carriedLateInterestCents', 'carriedContractInterestCents'] as const;

type ReleasedRow = ReturnType<typeof releasedRow>;

const open = { status: 'OPEN' as const, paidOn: null, paymentId: null, chargedThrough: null };

/** What goes off an installment, and what a payment settles of the rest. */
function withPaid(row: ReleasedRow, paid: PaidOfReleased | undefined) {
  const item = paid?.items.find((one) => one.installmentId === row.id);
  const left = paid?.rows.find((one) => one.id === row.id);
  if (!paid || !item || !left) return { ...row, ...open };
  if (!item.isPartial) return { ...row, ...open, status: 'PAID' as const, paidOn: paid.on, paymentId: paid.paymentId };
  const after = item.chargesAfter ?? left.charges;
  return {
    ...row,
    ...open,
    amountCents: cents(row.amountCents + item.faceCents),
    principalCents: cents(row.principalCents + item.principalCents),
    limitCents: cents(row.limitCents + item.limitCents),
    chargedThrough: after.through,
    carriedFineCents: cents(row.carriedFineCents + left.charges.fineCents - after.fineCents),
    carriedLateInterestCents: cents(
      row.carriedLateInterestCents + left.charges.lateInterestCents - after.lateInterestCents,
    ),
    carriedContractInterestCents: cents(
      row.carriedContractInterestCents + left.charges.contractInterestCents - after.contractInterestCents,
    ),
  };
}

function shrinkFragment({ borrowerId, releases, paid, agreementId }: Releases): Fragment {
  const rows = releases.map((release) => withPaid(releasedRow(release), paid));
  return part(
    'released_installments',
    sql`update ${installments.sql} i set settled_cents = i.settled_cents + r."amountCents",
        settled_principal_cents = i.settled_principal_cents + r."principalCents",
        settled_limit_cents = i.settled_limit_cents + r."limitCents", returned_bonus_cents = i.returned_bonus_cents + r."bonusCents",
        carried_fine_cents = i.carried_fine_cents - r."carriedFineCents",
        carried_late_interest_cents = i.carried_late_interest_cents - r."carriedLateInterestCents",
        carried_contract_interest_cents = i.carried_contract_interest_cents - r."carriedContractInterestCents",
        charged_through = coalesce(r."chargedThrough", i.charged_through), status = r.status, paid_on = r."paidOn", payment_id = r."paymentId"
      from ${recordset(installments, rows, [...releasedKeys, ...chargesKeys, ...paidKeys], 'r')}
      where i.borrower_id = ${borrowerId}::uuid and ${unmoved(agreementId)}`,
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
