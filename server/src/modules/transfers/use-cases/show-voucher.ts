import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readBatch } from '../desk.ts';
import { findStep } from '../facts.ts';
import { reading } from '../house.ts';
import { stepOf } from '../rules/check-batch.ts';

type Call = Handled<'GET /backofficeOriginations/batches/{batchId}/steps/{step}/voucher'>;

/** The file of a step; who looked is recorded. @throws Refusal RETAILER_NOT_FOUND, BATCH_NOT_FOUND, STEP_NOT_FOUND, VOUCHER_NOT_FOUND. */
export const showVoucher = (
  platform: Platform,
  by: Operator,
  { batchId, step: word }: Call['params'],
  { retailerId }: Call['query'],
): Promise<Call['answer']> =>
  reading(platform, by.actor, retailerId, async () => {
    await readBatch(platform.db, retailerId, batchId);
    const step = stepOf(word);
    const found = await findStep(platform.db, { retailerId, batchId, step });
    const { fileName, contentType, contentSealed } = found ?? refuse('VOUCHER_NOT_FOUND');
    if (fileName === null || contentType === null || contentSealed === null) refuse('VOUCHER_NOT_FOUND');
    return act(platform, {
      principal: by,
      read: () => Promise.resolve(contentSealed),
      decide: (sealed) => ({
        answer: { fileName, contentType, contentBase64: platform.secrets.decrypt(sealed) },
        writes: [],
        audit: { action: 'transfer.voucher-read', subject: batchId, detail: { retailer: retailerId, step } },
      }),
    });
  });
