import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { ContractsPorts } from './ports.ts';
import type { MakeCode } from './purchase-code.ts';
import { listInProgress } from './in-progress/use-cases/list-in-progress.ts';
import { resumeSale } from './in-progress/use-cases/resume-sale.ts';
import { acceptProposal } from './use-cases/accept-proposal.ts';
import { findContract } from './use-cases/find-contract.ts';
import { priceProposals } from './use-cases/price-proposals.ts';
import { requestVerification } from './use-cases/request-verification.ts';
import { showVerification, verifyCode } from './use-cases/verify-code.ts';

export function contractsRoutes(platform: Platform, ports: ContractsPorts, makeCode: MakeCode): Registration[] {
  return [
    serve('POST /coordinator/contracts', ({ by, body }) => priceProposals(platform, ports, by, body)),
    serve('GET /coordinator/contracts/find-one', ({ actor, query }) => findContract(platform, actor, query.id)),
    serve('GET /coordinator/contracts/in-progress', ({ actor, query }) =>
      listInProgress(platform, actor, query.storeId),
    ),
    serve('POST /coordinator/contracts/{id}/resume', ({ by, params, body }) =>
      resumeSale(platform, by, { contractId: params.id, ...body }),
    ),
    serve('POST /origination-code', ({ by, body }) => requestVerification(platform, makeCode, by, body)),
    serve('GET /origination-code/status', ({ actor, query }) => showVerification(platform, actor, query.proposalId)),
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
  ];
}
