import { askerOf } from '../../kernel/act/principal.ts';
import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { CreditPorts } from '../credit/index.ts';
import { type DocumentsPorts, type InstrumentPorts, type PaperSigner, printOwnReceipt } from '../documents/index.ts';
import { type BoletoBankPorts, renderBoleto } from '../invoices/index.ts';
import { showOwnStatement } from '../payments/index.ts';
import { type PixPorts, showOwnCharge } from '../pix/index.ts';
import { acceptOwn, sendOwnCode, simulateOwn } from './use-cases/agree.ts';
import { askLimit } from './use-cases/ask-limit.ts';
import { beginEntry } from './use-cases/begin-entry.ts';
import { chargeOwnAgreement } from './use-cases/charge-agreement.ts';
import { chargeMyself } from './use-cases/charge-myself.ts';
import { enterPortal } from './use-cases/enter.ts';
import { issueOwnBoleto } from './use-cases/issue-boleto.ts';
import { leavePortal } from './use-cases/leave.ts';
import { listPurchases } from './use-cases/list-purchases.ts';
import { renderOwnPaper } from './use-cases/render-paper.ts';
import { showHome } from './use-cases/show-home.ts';

export interface PortalContext {
  platform: Platform;
  creditPorts: CreditPorts;
  documentsPorts: DocumentsPorts & InstrumentPorts;
  paperSigner: PaperSigner;
  pixBank: PixPorts;
  boletoBank: BoletoBankPorts;
  makeCode: () => string;
}

/** The customer's portal: what is theirs, behind a session of their own kind. */
export function portalRoutes(context: PortalContext): Registration[] {
  const { platform, creditPorts, documentsPorts, paperSigner, pixBank, boletoBank, makeCode } = context;
  return [
    serve('POST /portal/entries', ({ body, request }) => beginEntry(platform, makeCode, body, request.address)),
    serve('POST /portal/entries/verify', ({ body }) => enterPortal(platform, body)),
    serve('POST /portal/leave', ({ by, actor }) => leavePortal(platform, by, actor.tokenHash)),
    serve('GET /portal/home', ({ by }) => showHome(platform, creditPorts, by)),
    serve('POST /portal/limit-requests', ({ by, body }) => askLimit(platform, creditPorts, by, body)),
    serve('GET /portal/purchases', ({ by }) => listPurchases(platform, by)),
    serve('POST /portal/pix-charges', ({ by, body }) => chargeMyself(platform, pixBank, by, body)),
    serve('POST /portal/agreement-charges', ({ by, body }) => chargeOwnAgreement(platform, pixBank, by, body)),
    serve('GET /portal/pix-charges/{id}', ({ by, params }) => showOwnCharge(platform, by.borrowerId, params.id)),
    serve('POST /portal/boletos', ({ by, body }) => issueOwnBoleto(platform, boletoBank, by, body)),
    serve('GET /portal/boletos/{id}/render', ({ by, params }) =>
      renderBoleto(platform, boletoBank, askerOf(by), params.id),
    ),
    serve('GET /portal/purchases/{id}/papers/{paper}/render', ({ by, params }) =>
      renderOwnPaper(platform, documentsPorts, paperSigner, by, params),
    ),
    serve('GET /portal/statement', ({ by, query }) => showOwnStatement(platform, by, query.month)),
    serve('GET /portal/receipts/{authenticationCode}/render', ({ by: { borrowerId }, params }) =>
      printOwnReceipt(platform.db, documentsPorts, { borrowerId, code: params.authenticationCode }),
    ),
    serve('POST /portal/agreements', ({ by, body }) => simulateOwn(platform, by, body)),
    serve('POST /portal/agreements/{id}/code', ({ by, params, body }) =>
      sendOwnCode(platform, makeCode, by, { ...params, ...body }),
    ),
    serve('POST /portal/agreements/{id}/accept', ({ by, params, body }) =>
      acceptOwn(platform, by, { ...params, ...body }),
    ),
  ];
}
