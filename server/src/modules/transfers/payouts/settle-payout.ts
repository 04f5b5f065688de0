import { type Handled, routes } from '@balcao/contract';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Operator, System } from '../../../kernel/act/principal.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { openSigned, signedWith } from '../../../kernel/signature.ts';
import { debtorFact } from '../../retailers/index.ts';
import { type BatchFacts, keyOf, raced, readBatch, shownBatch } from '../desk.ts';
import { moving } from '../house.ts';
import { paidOutFragment } from '../store.ts';
import { finished } from '../use-cases/finish-step.ts';
import type { PayoutNotice, PayoutPorts } from './ports.ts';
import { answeredPayoutFragment, findPayout, type Payout, underWay } from './store.ts';

type Call = Handled<'POST /webhooks/payouts'>;
type Outcome = Call['answer']['outcome'];
type Told = Handled<'POST /backofficeOriginations/batches/{batchId}/payout/answer'>;

export async function systemOf(platform: Pick<Platform, 'db'>, retailerId: string): Promise<System> {
  const found = await rowOf(platform.db, select({ debtor: debtorFact(retailerId) }));
  return { kind: 'system', name: 'payout-bank', retailerId, zone: found?.debtor?.zone ?? 'America/Manaus' };
}

/**
 * Takes what the bank says of a payout, once: paid, the batch is with the retailer; refused, it may be paid otherwise, and
 * says why; sent back after it was paid, the treasury is told, which holds and reverses it. What comes while the batch is
 * held waits: the bank is asked again.
 */
export async function settlePayout(platform: Platform, notice: PayoutNotice): Promise<Outcome> {
  const known = await findPayout(platform.db, notice.id);
  if (!known) {
    platform.log.warn({ payoutId: notice.id }, 'the bank told of a payout that is none of ours');
    return 'UNKNOWN';
  }
  const principal = await systemOf(platform, known.retailerId);
  return act<{ payout: Payout | undefined; facts: BatchFacts }, Outcome>(platform, {
    principal,
    read: async (db) => ({
      payout: await findPayout(db, notice.id),
      facts: await readBatch(db, known.retailerId, known.batchId),
    }),
    decide: ({ payout, facts }, moment) =>
      payout ? decided(platform, payout, facts, notice, moment) : { unchanged: 'UNKNOWN' },
  }).catch((error: unknown) => {
    // Another notice or the worker was first: what it did stands, and the bank is asked again otherwise.
    if (error instanceof Refusal && error.code === 'BATCH_MOVED') return 'STANDING';
    throw error;
  });
}

function decided(platform: Platform, payout: Payout, facts: BatchFacts, notice: PayoutNotice, moment: Moment) {
  const { id, status, askedBy: operatorId, askedByName: name, retailerId, batchId } = payout;
  const { batch } = facts;
  const isBack = notice.status === 'RETURNED';
  const answered = answeredPayoutFragment(id, isBack ? ['SETTLED'] : underWay, notice, moment.now);
  const detail = { retailer: retailerId, paidCents: payout.amountCents };
  const missed = { ...raced.missed, answered_payout: 'BATCH_MOVED' } as const;
  if (isBack) {
    if (status !== 'SETTLED') return { unchanged: 'STANDING' as const };
    return {
      answer: 'DONE' as const,
      writes: [paidOutFragment(keyOf(facts), id, notice.reason ?? ''), answered],
      audit: { action: 'transfer.payout-returned' as const, subject: batchId, detail },
      missed,
    };
  }
  if (!underWay.includes(status) || batch.payoutId !== id || batch.heldAt !== null)
    return { unchanged: 'STANDING' as const };
  if (notice.status === 'FAILED')
    return {
      answer: 'DONE' as const,
      writes: [paidOutFragment(keyOf(facts), null, notice.reason ?? ''), answered],
      audit: { action: 'transfer.payout-refused' as const, subject: batchId, detail },
      missed,
    };
  const endToEndId = notice.endToEndId ?? null;
  const voucher = { endToEndId, fileName: null, contentType: null, contentSealed: null };
  const step = finished(platform, { by: { operatorId, name }, facts, step: 'TRANSITORY_TO_RETAILER', voucher }, moment);
  return { answer: 'DONE' as const, ...step, writes: [...step.writes, answered], missed };
}

/**
 * What the embedded bank does with a payout, as somebody decides for it: its notice is signed, checked and read as the
 * webhook does.
 * @throws Refusal NOT_FOUND unless the embedded bank is on, of `moving`, BATCH_NOT_FOUND, NOTHING_PAID_OUT.
 */
export const answerForBank = (
  platform: Platform,
  { bankSays, webhookSecret }: PayoutPorts,
  by: Operator,
  { batchId }: Told['params'],
  { retailerId, isPaid }: Told['body'],
): Promise<Told['answer']> =>
  moving(platform, by.actor, retailerId, async () => {
    if (!bankSays) refuse('NOT_FOUND');
    const { batch } = await readBatch(platform.db, retailerId, batchId);
    const id = batch.payoutId ?? refuse('NOTHING_PAID_OUT');
    const said = isPaid
      ? { id, status: 'SETTLED' as const, endToEndId: endToEndIdOf(platform.clock.now(), id) }
      : { id, status: 'FAILED' as const, reason: 'Chave Pix não encontrada' };
    const notice = openSigned(bankSays(said), signedWith(webhookSecret, platform.clock));
    await settlePayout(platform, routes['POST /webhooks/payouts'].body.parse(notice));
    return shownBatch(platform.db, { retailerId, id: batchId }, by.actor.operatorId);
  });

/** 'E', the bank's eight digits, the minute in UTC and eleven characters, as the Central Bank has them. */
const endToEndIdOf = (now: Date, id: string) =>
  `E00000000${now.toISOString().replaceAll(/\D/g, '').slice(0, 12)}${id.replaceAll('-', '').slice(-11)}`;
