import { type Registration, serve, serveSigned } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { signedWith } from '../../kernel/signature.ts';
import type { TransferBank } from './bank-files/cnab240.ts';
import { readBankReturn } from './bank-files/read-return.ts';
import { makeRemittance, showRemittance } from './bank-files/remit.ts';
import { askPayout } from './payouts/ask-payout.ts';
import type { PayoutPorts } from './payouts/ports.ts';
import { answerForBank, settlePayout } from './payouts/settle-payout.ts';
import { anticipateSales, quoteAnticipation } from './use-cases/anticipate-sales.ts';
import { finishStep } from './use-cases/finish-step.ts';
import { holdBatch, resumeBatch, reverseBatch } from './use-cases/hold-batch.ts';
import { listBatches } from './use-cases/list-batches.ts';
import { listOriginations, listTransfers } from './use-cases/list-transfers.ts';
import { makeBatch } from './use-cases/make-batch.ts';
import { sendEmail } from './use-cases/send-email.ts';
import { showVoucher } from './use-cases/show-voucher.ts';

const BATCHES = '/backofficeOriginations/batches';
const RETAILERS = '/backofficeOriginations/retailers/{id}';

/** What retailers are paid, and the desk that pays it. */
export function transfersRoutes(platform: Platform, bank: TransferBank | null, payouts: PayoutPorts): Registration[] {
  const isGenuine = signedWith(payouts.webhookSecret, platform.clock);
  return [
    serve(`GET ${RETAILERS}/transfers`, ({ actor, params, query }) => listTransfers(platform, actor, params.id, query)),
    serve(`GET ${BATCHES}/{batchId}/originations`, ({ actor, params, query }) =>
      listOriginations(platform, actor, params.batchId, query),
    ),
    serve(`GET ${BATCHES}`, ({ actor, query }) => listBatches(platform, actor, query, payouts)),
    serve(`POST ${BATCHES}`, ({ by, body }) => makeBatch(platform, by, body)),
    serve(`POST ${BATCHES}/{batchId}/steps/{step}`, ({ by, params, body }) => finishStep(platform, by, params, body)),
    serve(`GET ${BATCHES}/{batchId}/steps/{step}/voucher`, ({ by, params, query }) =>
      showVoucher(platform, by, params, query),
    ),
    serve(`POST ${BATCHES}/{batchId}/hold`, ({ by, params, body }) => holdBatch(platform, by, params.batchId, body)),
    serve(`POST ${BATCHES}/{batchId}/resume`, ({ by, params, body }) =>
      resumeBatch(platform, by, params.batchId, body),
    ),
    serve(`POST ${BATCHES}/{batchId}/reverse`, ({ by, params, body }) =>
      reverseBatch(platform, by, params.batchId, body),
    ),
    serve(`POST ${BATCHES}/{batchId}/email`, ({ by, params, body }) => sendEmail(platform, by, params.batchId, body)),
    serve(`POST ${BATCHES}/{batchId}/payout`, ({ by, params, body }) =>
      askPayout(platform, payouts, by, params.batchId, body),
    ),
    serve(`POST ${BATCHES}/{batchId}/payout/answer`, ({ by, params, body }) =>
      answerForBank(platform, payouts, by, params, body),
    ),
    serveSigned('POST /webhooks/payouts', isGenuine, async ({ body }) => ({
      id: body.id,
      outcome: await settlePayout(platform, body),
    })),
    serve('POST /backofficeOriginations/remittances', ({ by }) => makeRemittance(platform, bank, by)),
    serve('GET /backofficeOriginations/remittances/{number}', ({ by, params }) =>
      showRemittance(platform, by, params.number),
    ),
    serve('POST /backofficeOriginations/returns', ({ by, body }) => readBankReturn(platform, bank, by, body)),
    serve(`GET ${RETAILERS}/anticipation`, ({ actor, params }) => quoteAnticipation(platform, actor, params.id)),
    serve(`POST ${RETAILERS}/anticipation`, ({ by, params, body }) => anticipateSales(platform, by, params.id, body)),
  ];
}
