import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCents, type Plain } from '../../../testing/in-cents.ts';
import type { PlanInstallment } from '../../payments/index.ts';
import { type ReturnAsk, shareReturn } from './share-return.ts';

/** An installment whose interest the retailer paid, a part of it paid in time. */
function bonified(
  number: number,
  principalCents: number,
  bonusCents: number,
  settledCents: number,
): Plain<PlanInstallment> {
  const amountCents = principalCents + bonusCents;
  return {
    id: `i${number}`,
    number,
    dueOn: '2026-12-21',
    status: 'OPEN',
    amountCents,
    principalCents,
    limitCents: principalCents,
    bonusCents,
    settledCents,
    settledPrincipalCents: Math.floor((principalCents * settledCents) / amountCents),
    settledLimitCents: 0,
    carried: { fineCents: 0, lateInterestCents: 0, contractInterestCents: 0 },
    isOverdue: false,
  };
}

const cents = (min: number) => fc.integer({ min, max: 500 });
const rows = fc.array(fc.tuple(cents(2), cents(0)), { minLength: 1, maxLength: 6 });
const returns = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 6 });

test('whatever is returned in parts, what is left still costs a cent in time', () => {
  fc.assert(
    fc.property(rows, fc.nat(999), returns, (plan, paid, values) => {
      const installments = plan.map(([principal, bonus], index) =>
        bonified(index + 1, principal, bonus, index === 0 ? Math.floor((principal * paid) / 1_000) : 0),
      );
      for (const valueCents of values) {
        const left = { installments, payments: [], fees: [] };
        const ask = inCents<ReturnAsk>({ plan: left, refunded: [], isDefect: false, valueCents, leftCents: 1_000 });
        for (const release of shareReturn(ask).releases) {
          const open = installments.find((one) => one.id === release.installmentId);
          if (!open) continue;
          open.settledCents += release.faceCents;
          open.settledPrincipalCents += release.principalCents;
          open.bonusCents -= release.bonusCents;
          expect(open.bonusCents).toBeGreaterThanOrEqual(0);
          expect(open.amountCents - open.settledCents - open.bonusCents).toBeGreaterThan(0);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});
