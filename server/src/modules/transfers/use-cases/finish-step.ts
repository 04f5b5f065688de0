import type { BatchStep, Handled } from '@balcao/contract';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { NewRow } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type BatchFacts, keyOf, raced, readBatch, shownBatch } from '../desk.ts';
import { moving } from '../house.ts';
import { emailFragments } from '../messages.ts';
import { checkStep, statusAfter, stepOf } from '../rules/check-batch.ts';
import { stepPostings } from '../rules/postings.ts';
import { checkVoucher } from '../rules/voucher.ts';
import { movedBatchFragment, type Person, stepFragment, transferEntry } from '../store.ts';
import type { transferSteps } from '../tables.ts';

type Call = Handled<'POST /backofficeOriginations/batches/{batchId}/steps/{step}'>;

/** What shows that the money went: an id of the Pix, a file, or both. @throws Refusal VOUCHER_NOT_FOUND, VOUCHER_NOT_READABLE. */
function voucherOf({ secrets }: Platform, { endToEndId, voucher }: Call['body']) {
  if (endToEndId === undefined && voucher === undefined) refuse('VOUCHER_NOT_FOUND');
  if (voucher) checkVoucher(voucher.contentType, voucher.contentBase64);
  return {
    endToEndId: endToEndId ?? null,
    fileName: voucher?.fileName ?? null,
    contentType: voucher?.contentType ?? null,
    contentSealed: voucher ? secrets.encrypt(voucher.contentBase64) : null,
  };
}

/**
 * Finishes the next step of a batch, with its books; with the last one the retailer has its money and is told.
 * @throws Refusal of `moving`, BATCH_NOT_FOUND, STEP_NOT_FOUND, those of `checkStep` and of a voucher, BATCH_MOVED.
 */
export const finishStep = (
  platform: Platform,
  by: Keyed,
  { batchId, step: word }: Call['params'],
  body: Call['body'],
): Promise<Call['answer']> =>
  moving(platform, by.actor, body.retailerId, async () => {
    const { retailerId } = body;
    await act(platform, {
      principal: by,
      read: (db) => readBatch(db, retailerId, batchId),
      decide(facts, moment) {
        const step = stepOf(word);
        checkStep(facts.batch, step);
        return {
          answer: null,
          ...finished(platform, { by: by.actor, facts, step, voucher: voucherOf(platform, body) }, moment),
        };
      },
    });
    return shownBatch(platform.db, { retailerId, id: batchId }, by.actor.operatorId);
  });

interface Finish {
  by: Person;
  facts: BatchFacts;
  step: BatchStep;
  voucher: Pick<NewRow<typeof transferSteps>, 'endToEndId' | 'fileName' | 'contentType' | 'contentSealed'>;
}

/** The step as done, with its books; with the last one the retailer has its money and is told. */
export function finished(platform: Platform, { by, facts, step, voucher }: Finish, { now, today }: Moment) {
  const { id: batchId, retailerId, paidCents } = facts.batch;
  const { operatorId, name } = by;
  const status = statusAfter(step);
  const isThere = status === 'AT_RETAILER';
  const email = isThere ? emailFragments(platform, facts, now) : [];
  const done = { finishedAt: now, finishedBy: operatorId, finishedByName: name };
  return {
    writes: [
      movedBatchFragment(keyOf(facts), { status, transferredAt: isThere ? now : null, hasEmail: email.length > 0 }),
      stepFragment({ retailerId, batchId, step, ...done, ...voucher }),
      ...transferEntry({
        retailerId,
        subjectId: batchId,
        event: step,
        at: now,
        on: today,
        postings: stepPostings(step, paidCents),
      }),
      ...email,
    ],
    audit: {
      action: 'transfer.step-finished' as const,
      subject: batchId,
      detail: { retailer: retailerId, step, paidCents, hasFile: (voucher.contentSealed ?? null) !== null },
    },
    ...raced,
  };
}
