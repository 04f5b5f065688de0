import { type Registration, serve, serveSigned } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { signedWith } from '../../kernel/signature.ts';
import type { PaymentsPorts } from '../payments/index.ts';
import type { BoletoBankPorts, InvoicesPorts } from './ports.ts';
import { decidePayment } from './use-cases/decide-payment.ts';
import { findCode } from './use-cases/find-code.ts';
import { issueNext } from './use-cases/issue-next.ts';
import { listDecided, listWaiting } from './use-cases/list-waiting.ts';
import { payInInbox, showInboxBoleto } from './use-cases/pay-in-inbox.ts';
import { receiveAny } from './use-cases/receive-payment.ts';
import { renderBoleto } from './use-cases/render-boleto.ts';
import { showSettings } from './use-cases/show-settings.ts';

export function invoicesRoutes(
  platform: Platform,
  ports: PaymentsPorts & InvoicesPorts,
  bank: BoletoBankPorts,
): Registration[] {
  const isGenuine = signedWith(bank.webhookSecret, platform.clock);
  return [
    serve('GET /coordinator/invoices/settings', ({ actor, query }) => showSettings(platform, actor, query.storeId)),
    serve('POST /coordinator/invoices/next', ({ by, body }) => issueNext(platform, bank, by, body)),
    serve('GET /coordinator/invoices/{id}/render', ({ actor, params }) =>
      renderBoleto(platform, bank, actor, params.id),
    ),
    serve('POST /coordinator/payment-codes/find', ({ actor, body }) => findCode(platform, actor, body.code)),
    serve('GET /coordinator/invoices/payments/waiting', ({ actor }) => listWaiting(platform, actor)),
    serve('GET /coordinator/invoices/payments/decided', ({ actor }) => listDecided(platform, actor)),
    serve('POST /coordinator/invoices/payments/{id}/decide', ({ by, params, body }) =>
      decidePayment(platform, ports, by, { ...params, ...body }),
    ),
    serveSigned('POST /webhooks/boletos', isGenuine, ({ body }) => receiveAny(platform, ports, body)),
    serve('GET /inbox/boletos/{nossoNumero}', ({ params }) =>
      showInboxBoleto(platform, ports, bank, params.nossoNumero),
    ),
    serve('POST /inbox/boletos/{nossoNumero}/pay', ({ params, body }) =>
      payInInbox(platform, ports, { bank, isGenuine }, { nossoNumero: params.nossoNumero, valueCents: body.value }),
    ),
  ];
}
