import { type Registration, serve, serveSigned } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { signedWith } from '../../kernel/signature.ts';
import type { PaymentsPorts } from '../payments/index.ts';
import type { ChargesPorts, PixPorts } from './ports.ts';
import { cancelCharge } from './use-cases/cancel-charge.ts';
import { createAgreementCharge, createAmountCharge, createCharge } from './use-cases/create-charge.ts';
import { listReceipts } from './use-cases/list-receipts.ts';
import { payInInbox, showInboxCharge } from './use-cases/pay-in-inbox.ts';
import { receiveAny } from './use-cases/receive-pix.ts';
import { refundCredit } from './use-cases/refund-credit.ts';
import { settleUnmatched, showUnmatched } from './use-cases/settle-unmatched.ts';
import { showCharge } from './use-cases/show-charge.ts';

export function pixRoutes(platform: Platform, ports: PaymentsPorts & ChargesPorts, pix: PixPorts): Registration[] {
  const isGenuine = signedWith(pix.webhookSecret, platform.clock);
  return [
    serve('POST /coordinator/pix/charges', ({ by, body }) => createCharge(platform, pix, by, body)),
    serve('POST /coordinator/pix/agreement-charges', ({ by, body }) => createAgreementCharge(platform, pix, by, body)),
    serve('POST /coordinator/pix/amount-charges', ({ by, body }) => createAmountCharge(platform, pix, by, body)),
    serve('GET /coordinator/pix/charges/{id}', ({ actor, params }) => showCharge(platform, actor, params.id)),
    serve('POST /coordinator/pix/charges/{id}/cancel', ({ by, params }) => cancelCharge(platform, by, params.id)),
    serve('GET /coordinator/pix/receipts', ({ actor, query }) => listReceipts(platform, actor, query.borrowerId)),
    serve('POST /coordinator/pix/receipts/{id}/refund', ({ by, params, body }) =>
      refundCredit(platform, by, { receiptId: params.id, reason: body.reason }),
    ),
    serve('GET /coordinator/pix/unmatched/{id}', ({ actor, params }) => showUnmatched(platform, actor, params.id)),
    serve('POST /coordinator/pix/unmatched/{id}/settle', ({ by, params, body }) =>
      settleUnmatched(platform, by, { id: params.id, ...body }),
    ),
    serveSigned('POST /webhooks/pix', isGenuine, ({ body }) => receiveAny(platform, ports, body)),
    serve('GET /inbox/pix-charges/{txid}', ({ params }) => showInboxCharge(platform, ports, pix, params.txid)),
    serve('POST /inbox/pix-charges/{txid}/pay', ({ params, body }) =>
      payInInbox(platform, ports, pix, isGenuine, { txid: params.txid, valueCents: body.value }),
    ),
  ];
}
