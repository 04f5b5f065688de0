import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { ContractsPorts } from './ports.ts';
import type { MakeCode } from './purchase-code.ts';
import { listInProgress } from './in-progress/use-cases/list-in-progress.ts';
import { resumeSale } from './in-progress/use-cases/resume-sale.ts';
import { acceptProposal } from './use-cases/accept-proposal.ts';
import { claimPurchaseCall, releasePurchaseCall } from './use-cases/claim-purchase-call.ts';
import { decidePurchaseCall } from './use-cases/decide-purchase-call.ts';
import { findContract, listCaptured } from './use-cases/find-contract.ts';
import { listPurchaseCalls } from './use-cases/list-purchase-calls.ts';
import { consentToFace, declinePurchase, openFaceLink } from './use-cases/open-face-link.ts';
import { priceProposals } from './use-cases/price-proposals.ts';
import { requestAnalyst } from './use-cases/request-analyst.ts';
import { requestVerification } from './use-cases/request-verification.ts';
import { sendFacePictures } from './use-cases/send-face-pictures.ts';
import { simulatePurchase } from './use-cases/simulate-purchase.ts';
import { showPurchasePictures } from './use-cases/show-purchase-pictures.ts';
import { showVerification, verifyCode } from './use-cases/verify-code.ts';
import { withdrawCall } from './use-cases/withdraw-call.ts';

export function contractsRoutes(platform: Platform, ports: ContractsPorts, makeCode: MakeCode): Registration[] {
  return [
    serve('POST /coordinator/contracts', ({ by, body }) => priceProposals(platform, ports, by, body)),
    serve('GET /coordinator/contracts/in-store/simulation', ({ by, query }) =>
      simulatePurchase(platform, ports, by, query),
    ),
    serve('GET /coordinator/contracts', ({ actor, query }) => listCaptured(platform, actor, query.captureReferenceId)),
    serve('GET /coordinator/contracts/find-one', ({ actor, query }) => findContract(platform, actor, query.id)),
    serve('GET /coordinator/contracts/in-progress', ({ actor, query }) =>
      listInProgress(platform, actor, query.storeId),
    ),
    serve('POST /coordinator/contracts/{id}/resume', ({ by, params, body }) =>
      resumeSale(platform, ports, by, { contractId: params.id, ...body }),
    ),
    serve('POST /origination-code', ({ by, body }) => requestVerification(platform, makeCode, by, body)),
    serve('GET /origination-code/status', ({ by, query }) => showVerification(platform, by, query.proposalId)),
    serve('PATCH /origination-code/analyst', ({ by, body }) => requestAnalyst(platform, by, body.proposalId)),
    serve('PATCH /origination-code/withdraw', ({ by, body }) => withdrawCall(platform, by, body.proposalId)),
    serve('PATCH /origination-code/verify', ({ by, body }) =>
      verifyCode(platform, by, { proposalId: body.proposalId, code: body.purchaseCode }, 'VERIFICATION_CODE_NOT_FOUND'),
    ),
    serve('POST /coordinator/contracts/proposals/{id}/verify', ({ by, params, body }) =>
      verifyCode(
        platform,
        by,
        { proposalId: params.id, code: body.verificationCode },
        'PROPOSAL_VERIFICATION_CODE_NOT_FOUND',
      ),
    ),
    serve('POST /coordinator/contracts/proposals/{id}/accept', ({ by, params }) =>
      acceptProposal(platform, ports, by, params.id),
    ),
    ...callRoutes(platform, { ports, makeCode }),
    ...faceRoutes(platform),
  ];
}

/** Calls that analysts make. */
const callRoutes = (platform: Platform, calling: { ports: ContractsPorts; makeCode: MakeCode }): Registration[] => [
  serve('GET /coordinator/purchase-calls', ({ actor, query }) => listPurchaseCalls(platform, actor, query)),
  serve('POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/claim', ({ by, params }) =>
    claimPurchaseCall(platform, calling, by, params),
  ),
  serve('POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/release', ({ by, params }) =>
    releasePurchaseCall(platform, by, params),
  ),
  serve('POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/pictures', ({ by, params }) =>
    showPurchasePictures(platform, by, params),
  ),
  serve('PATCH /coordinator/purchase-calls/{borrowerId}/{proposalId}', ({ by, params, body }) =>
    decidePurchaseCall(platform, by, params, body),
  ),
];

/** The customer's page. */
const faceRoutes = (platform: Platform): Registration[] => [
  serve('POST /purchase-face/links/open', ({ body, request }) => openFaceLink(platform, body, request.address)),
  serve('POST /purchase-face/consent', ({ body }) => consentToFace(platform, body)),
  serve('POST /purchase-face/pictures', ({ body }) => sendFacePictures(platform, body)),
  serve('POST /purchase-face/decline', ({ body }) => declinePurchase(platform, body)),
];
