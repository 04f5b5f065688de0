import type { Handled } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { act } from '../../../../kernel/act/act.ts';
import type { Keyed } from '../../../../kernel/act/principal.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { asSystem } from '../../../../kernel/row-security/scope.ts';
import { findPayouts, type Payout } from '../facts.ts';
import { checkMayPay } from '../rules/may-pay.ts';
import { payFragment, payoutPostings, returnFragment } from '../store.ts';

type Call = Handled<'POST /incentives/payouts/pay'>;

/**
 * Marks payouts as paid to the keys that were shown, all or none, with their books. The books are of customers of whom
 * the request names none: the product writes them.
 * @throws Refusal PAYOUT_NOT_FOUND and those of `checkMayPay`.
 */
export async function payIncentives(
  platform: Platform,
  by: Keyed,
  asked: Call['body']['payouts'],
): Promise<Call['answer']> {
  const { retailerId, operatorId, name } = by.actor;
  const keys = new Map(asked.map(({ id, pixKey }) => [id, pixKey]));
  await reachable(platform, retailerId, [...keys.keys()]);
  return asSystem('incentive-payout', () =>
    act(platform, {
      principal: by,
      read: (db) => findPayouts(db, retailerId, [...keys.keys()]),
      decide(payouts, { now: at, today: on }) {
        const [first, ...others] = payouts;
        if (!first || payouts.length !== keys.size) refuse('PAYOUT_NOT_FOUND');
        const payments = payouts.map((payout) => {
          const pixKey = keys.get(payout.id) ?? '';
          checkMayPay(payout, operatorId, pixKey);
          return { id: payout.id, paymentId: newId(), pixKey, parts: payout.parts };
        });
        const postings = payments.map(({ paymentId, parts }) => ({
          event: 'INCENTIVE_PAYOUT' as const,
          retailerId,
          paymentId,
          parts,
          at,
          on,
        }));
        return {
          answer: { count: payouts.length, total: sumCents(payouts.map(({ amountCents }) => amountCents)) },
          writes: [
            payFragment(
              retailerId,
              payments.map(({ id, paymentId, pixKey }) => ({ id, paymentId, pixKey })),
              { operatorId, name, at },
            ),
            ...payoutPostings(postings),
          ],
          audit: [paidNote(first), ...others.map(paidNote)],
          missed: { paid_payouts: 'PAYOUTS_MOVED' },
        };
      },
    }),
  );
}

/** Whether these are the caller's to pay is asked of the rows that the call reaches; the books behind them are not. */
async function reachable({ db }: Platform, retailerId: string, ids: readonly string[]): Promise<void> {
  if ((await findPayouts(db, retailerId, ids)).length !== ids.length) refuse('PAYOUT_NOT_FOUND');
}

const paidNote = ({ id, amountCents, operatorId: sellerId }: Payout) =>
  ({ action: 'incentive.paid', subject: id, detail: { sellerId, amountCents } }) as const;

/** The Pix of a payout came back: its books are undone, and it is to be paid again. @throws Refusal PAYOUT_NOT_FOUND, PAYOUTS_MOVED. */
export async function returnIncentive(
  platform: Platform,
  by: Keyed,
  { id, reason }: { id: string; reason: string },
): Promise<{ id: string }> {
  const { retailerId } = by.actor;
  await reachable(platform, retailerId, [id]);
  return asSystem('incentive-payout', () =>
    act(platform, {
      principal: by,
      read: async (db) => (await findPayouts(db, retailerId, [id]))[0] ?? refuse('PAYOUT_NOT_FOUND'),
      decide({ status, paymentId, parts, amountCents, operatorId: sellerId }, { now: at, today: on }) {
        if (status !== 'PAID' || paymentId === null) refuse('PAYOUTS_MOVED');
        return {
          answer: { id },
          writes: [
            returnFragment({ retailerId, id, paymentId }, { reason, at }),
            ...payoutPostings([{ event: 'INCENTIVE_PAYOUT_RETURN', retailerId, paymentId, parts, at, on }]),
          ],
          audit: { action: 'incentive.returned', subject: id, detail: { sellerId, amountCents } },
          missed: { returned_payout: 'PAYOUTS_MOVED' },
        };
      },
    }),
  );
}
