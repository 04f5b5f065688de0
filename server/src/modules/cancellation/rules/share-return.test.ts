import { cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inCents, type Plain } from '../../../testing/in-cents.ts';
import type { Posting } from '../../books/index.ts';
import type { PaidPart, PlanFact, PlanInstallment, Release } from '../../payments/index.ts';
import { type CancellationBooks, cancellationPostings, iofOf, refundPostings } from './cancellation-postings.ts';
import { type Refund, refundCentsOf, type ReturnAsk, type ReturnShares, shareReturn } from './share-return.ts';

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);

/** A plan of a purchase with its own books: what the sale posted, then what payments and returns did. */
interface World {
  plan: Plain<PlanFact>;
  origination: Posting[];
  principalCents: number;
  returnedCents: number;
  refunded: Refund[];
  postings: Posting[];
  refunds: number;
}

interface Act {
  kind: 'PAY' | 'PART' | 'RETURN';
  /** Of a thousand. */
  share: number;
}

const row = (
  number: number,
  principalCents: number,
  interestCents: number,
  limitCents: number,
): Plain<PlanInstallment> => ({
  id: `i${number}`,
  number,
  dueOn: '2026-12-21',
  status: 'OPEN',
  amountCents: principalCents + interestCents,
  principalCents,
  limitCents,
  bonusCents: 0,
  settledCents: 0,
  settledPrincipalCents: 0,
  settledLimitCents: 0,
  carried: { fineCents: 0, lateInterestCents: 0, contractInterestCents: 0 },
  isOverdue: false,
});

function worldOf(rows: readonly [number, number][], feeCents: number, mdr: number, coupon: number): World {
  const financed = sum(rows, ([principal]) => principal);
  const iof = Math.floor(financed / 77);
  const principalCents = financed - iof + coupon;
  const mdrCents = Math.floor((principalCents * mdr) / 100);
  const shares = rows.map(([principal]) => principal);
  const origination: Posting[] = [
    { account: 'loans_receivable', amountCents: cents(financed) },
    { account: 'retailer_payable', amountCents: cents(-(principalCents - mdrCents)) },
    { account: 'mdr_income', amountCents: cents(-mdrCents) },
    { account: 'iof_payable', amountCents: cents(-iof) },
    { account: 'coupon_expense', amountCents: cents(coupon) },
    { account: 'fees_receivable', amountCents: cents(feeCents) },
    { account: 'fee_income', amountCents: cents(-feeCents) },
  ];
  return {
    plan: {
      installments: rows.map(([principal, interest], index) => row(index + 1, principal, interest, shares[index] ?? 0)),
      payments: [],
      fees: feeCents > 0 ? [{ id: 'f', amountCents: feeCents, status: 'OPEN', paidOn: null }] : [],
    },
    origination,
    principalCents,
    returnedCents: 0,
    refunded: [],
    postings: [...origination],
    refunds: 0,
  };
}

/** Pays what is left of the first open installment, or a part of it, with a discount of a tenth. */
function pay(world: World, share: number, isPartial: boolean): void {
  const open = world.plan.installments.find((one) => one.status === 'OPEN');
  if (!open) return;
  const left = open.amountCents - open.settledCents;
  const faceCents = isPartial ? Math.floor((left * share) / 1000) : left;
  if (faceCents === 0) return;
  const upTo = (whole: number) => Math.floor((whole * (open.settledCents + faceCents)) / open.amountCents);
  const principalLeft = open.principalCents - open.settledPrincipalCents;
  const least = Math.max(0, faceCents - (left - principalLeft));
  const most = Math.min(principalLeft, faceCents);
  const principalCents = Math.min(most, Math.max(least, upTo(open.principalCents) - open.settledPrincipalCents));
  const discountCents = Math.floor((faceCents - principalCents) / 10);
  const part: Plain<PaidPart> = {
    id: `p${world.plan.payments.length}`,
    installmentId: open.id,
    paidOn: '2026-12-21',
    faceCents,
    principalCents,
    discountCents: Math.max(0, discountCents),
    bonusCents: 0,
    retailerCreditCents: 0,
    fineCents: 0,
    lateInterestCents: 0,
    contractInterestCents: 0,
    forgivenCents: 0,
    isPartial: faceCents < left,
  };
  world.plan.payments.push(part);
  if (part.isPartial) {
    open.settledLimitCents = Math.max(open.settledLimitCents, upTo(open.limitCents));
    open.settledCents += faceCents;
    open.settledPrincipalCents += principalCents;
  } else open.status = 'PAID';
  const fees = world.plan.fees.filter((fee) => fee.status === 'OPEN');
  for (const fee of fees) fee.status = 'PAID';
  const feeCents = sum(fees, (fee) => fee.amountCents);
  world.postings.push(
    { account: 'cash_at_retailer', amountCents: cents(faceCents - part.discountCents + feeCents) },
    { account: 'early_payment_discount', amountCents: cents(part.discountCents) },
    { account: 'loans_receivable', amountCents: cents(0 - principalCents) },
    { account: 'interest_income', amountCents: cents(principalCents - faceCents) },
    { account: 'fees_receivable', amountCents: cents(0 - feeCents) },
  );
}

/** Gives a part of what is left back, and moves the world as the write does. */
function giveBack(world: World, share: number, kind: 'VOID' | 'RETURN' = 'RETURN'): ReturnShares | null {
  const leftCents = world.principalCents - world.returnedCents;
  const valueCents = Math.max(1, Math.floor((leftCents * share) / 1000));
  if (leftCents === 0) return null;
  const { plan, refunded, principalCents, origination } = world;
  const shares = shareReturn(inCents<ReturnAsk>({ plan, refunded, isDefect: false, valueCents, leftCents }));
  const [beforeCents, afterCents] = [world.returnedCents, world.returnedCents + valueCents];
  const books = inCents<CancellationBooks>({
    kind,
    isOwnedByStore: false,
    correctionCents: 0,
    origination,
    principalCents,
    beforeCents,
    afterCents,
    shares,
  });
  const postings = cancellationPostings(books);
  expect(sum(postings, ({ amountCents }) => amountCents)).toBe(0);
  for (const part of Object.values(iofOf(books))) expect(part).toBeGreaterThanOrEqual(0);
  world.postings.push(...postings, ...refundPostings(refundCentsOf(shares)));
  world.returnedCents = afterCents;
  world.refunded = [...refunded, ...shares.refunds];
  world.refunds += refundCentsOf(shares);
  for (const release of shares.releases) settle(world, release, valueCents === leftCents);
  return shares;
}

function settle({ plan }: World, release: Release, isWhole: boolean): void {
  const open = plan.installments.find((one) => one.id === release.installmentId);
  if (!open) return;
  open.settledCents += release.faceCents;
  open.settledPrincipalCents += release.principalCents;
  open.settledLimitCents += release.limitCents;
  if (isWhole) open.status = 'CANCELED';
}

const balance = (world: World, account: Posting['account']) =>
  sum(
    world.postings.filter((posting) => posting.account === account),
    ({ amountCents }) => amountCents,
  );

const anyWorld = fc
  .record({
    rows: fc.array(fc.tuple(fc.integer({ min: 50, max: 400_000 }), fc.integer({ min: 0, max: 90_000 })), {
      minLength: 1,
      maxLength: 12,
    }),
    feeCents: fc.nat(2_000),
    mdr: fc.nat(12),
    coupon: fc.nat(3_000),
  })
  .map(
    ({ rows, feeCents, mdr, coupon }) =>
      () =>
        worldOf(rows, feeCents, mdr, coupon),
  );
const anyAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('PAY' as const, 'PART' as const, 'RETURN' as const),
  share: fc.integer({ min: 1, max: 950 }),
});

function play(world: World, acts: readonly Act[]): void {
  for (const { kind, share } of acts) {
    if (kind === 'RETURN') giveBack(world, share);
    else pay(world, share, kind === 'PART');
    const open = world.plan.installments.filter((one) => one.status === 'OPEN');
    expect(balance(world, 'loans_receivable')).toBe(sum(open, (one) => one.principalCents - one.settledPrincipalCents));
    for (const one of open) {
      const [face, principal] = [one.amountCents - one.settledCents, one.principalCents - one.settledPrincipalCents];
      expect([face > 0, principal >= 0, face >= principal, one.settledLimitCents >= 0]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  }
}

describe('whatever was paid and returned before', () => {
  test('the loan in the books is the principal that is open, and nothing is gone that should be paid', () => {
    fc.assert(fc.property(anyWorld, fc.array(anyAct, { maxLength: 10 }), (make, acts) => play(make(), acts)));
  });

  test('the return of the rest leaves no cent: not of the loan, of the store, of fees, nor of what was paid', () => {
    fc.assert(
      fc.property(anyWorld, fc.array(anyAct, { maxLength: 10 }), fc.boolean(), (make, acts, isVoid) => {
        const world = make();
        play(world, acts);
        giveBack(world, 1000, isVoid ? 'VOID' : 'RETURN');
        expect(world.returnedCents).toBe(world.principalCents);
        const gone = [
          'loans_receivable',
          'retailer_payable',
          'mdr_income',
          'coupon_expense',
          'fees_receivable',
          'fee_income',
          'interest_income',
          'early_payment_discount',
          'cash_at_retailer',
          'customer_credits',
          'rounding_income',
        ] as const;
        expect(gone.map((account) => [account, balance(world, account) + 0])).toEqual(gone.map((name) => [name, 0]));
        const [absorbed, owed] = [balance(world, 'iof_absorbed') + 0, -balance(world, 'iof_payable') + 0];
        // Void on the day of the sale: no earlier return leaves the tax with the provider.
        expect([absorbed, owed]).toEqual(isVoid ? [0, 0] : [owed, owed]);
        const canceled = world.plan.installments.filter((one) => one.status === 'CANCELED');
        for (const one of canceled) expect(one.settledLimitCents).toBe(one.limitCents);
      }),
    );
  });

  test('a part gives back its ratio of what the plan still holds, to a cent a figure', () => {
    fc.assert(
      fc.property(
        anyWorld,
        fc.array(anyAct, { maxLength: 6 }),
        fc.integer({ min: 1, max: 999 }),
        (make, acts, share) => {
          const world = make();
          play(world, acts);
          const paid = sum(world.plan.payments, (part) => part.faceCents - part.discountCents) - world.refunds;
          const open = world.plan.installments.filter((one) => one.status === 'OPEN');
          const face = sum(open, (one) => one.amountCents - one.settledCents);
          const limit = sum(open, (one) => one.limitCents - one.settledLimitCents);
          const left = world.principalCents - world.returnedCents;
          const shares = giveBack(world, share);
          const ratio = (world.returnedCents - (world.principalCents - left)) / left;
          if (!shares || ratio === 1) return;
          const released = sum(shares.releases, (one) => one.faceCents);
          // A cent of rounding, and those that a partial return leaves of installments of cents.
          expect(Math.abs(released - face * ratio)).toBeLessThan(2 + open.length);
          expect(Math.abs(sum(shares.releases, (one) => one.limitCents) - limit * ratio)).toBeLessThan(2 + open.length);
          expect(Math.abs(refundCentsOf(shares) - paid * ratio)).toBeLessThan(2 + world.plan.payments.length);
        },
      ),
    );
  });
});

test('a void gives the tax back, a return leaves it with the provider', () => {
  const make = () => worldOf([[50_000, 2_000]], 0, 4, 0);
  const [same, later] = [make(), make()];
  giveBack(same, 1000, 'VOID');
  giveBack(later, 1000);
  expect([balance(same, 'iof_payable') + 0, balance(same, 'iof_absorbed')]).toEqual([0, 0]);
  expect([balance(later, 'iof_payable'), balance(later, 'iof_absorbed')]).toEqual([-649, 649]);
});

test('what the retailer paid of the interest shrinks with the installment: in time it costs its principal', () => {
  const world = worldOf(
    [
      [10_000, 1_000],
      [10_000, 500],
    ],
    0,
    0,
    0,
  );
  for (const one of world.plan.installments) one.bonusCents = one.amountCents - one.principalCents;
  const shares = shareReturn(
    inCents<ReturnAsk>({ plan: world.plan, refunded: [], isDefect: false, valueCents: 333, leftCents: 1_000 }),
  );
  expect(shares.releases.map((one) => one.bonusCents)).toEqual(
    shares.releases.map((one) => one.faceCents - one.principalCents),
  );
});
