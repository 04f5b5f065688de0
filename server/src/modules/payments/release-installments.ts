import { sql } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { CarriedCharges } from './plan-fact.ts';

/** What a cancellation takes off an open installment. */
export interface Release {
  installmentId: string;
  number: number;
  /** What was settled when it was decided: must still be so. */
  settledCents: number;
  /** Installment value no longer owed, and the principal, limit, bonus and unpaid charges in it. */
  faceCents: number;
  principalCents: number;
  limitCents: number;
  bonusCents: number;
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
const unmoved = sql`i.id = r."installmentId" and i.status = 'OPEN' and i.settled_cents = r."settledCents"
  and i.renegotiation_id is null`;

function cancelFragment({ borrowerId, releases }: Releases): Fragment {
  return {
    name: 'released_installments',
    rows: releases.length,
    statement: sql`
      update installments i set status = 'CANCELED'
      from jsonb_to_recordset(${JSON.stringify(releases)}::jsonb) as r("installmentId" uuid, "settledCents" bigint)
      where i.borrower_id = ${borrowerId}::uuid and ${unmoved}
      returning 1`,
  };
}

function shrinkFragment({ borrowerId, releases }: Releases): Fragment {
  const rows = releases.map(({ carried, ...release }) => ({ ...release, ...carried }));
  return {
    name: 'released_installments',
    rows: rows.length,
    statement: sql`
      update installments i set settled_cents = i.settled_cents + r."faceCents",
        settled_principal_cents = i.settled_principal_cents + r."principalCents",
        settled_limit_cents = i.settled_limit_cents + r."limitCents", returned_bonus_cents = i.returned_bonus_cents + r."bonusCents",
        carried_fine_cents = i.carried_fine_cents - r."fineCents",
        carried_late_interest_cents = i.carried_late_interest_cents - r."lateInterestCents",
        carried_contract_interest_cents = i.carried_contract_interest_cents - r."contractInterestCents"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("installmentId" uuid, "settledCents" bigint,
        "faceCents" bigint, "principalCents" bigint, "limitCents" bigint, "bonusCents" bigint, "fineCents" bigint,
        "lateInterestCents" bigint, "contractInterestCents" bigint)
      where i.borrower_id = ${borrowerId}::uuid and ${unmoved}
      returning 1`,
  };
}

function cancelFeesFragment(borrowerId: string, feeIds: readonly string[]): Fragment {
  return {
    name: 'canceled_fees',
    rows: feeIds.length,
    statement: sql`
      update fees set status = 'CANCELED'
      where borrower_id = ${borrowerId}::uuid and id in (select jsonb_array_elements_text(${JSON.stringify(feeIds)}::jsonb)::uuid)
        and status = 'OPEN'
      returning 1`,
  };
}
