import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { ContractsPorts } from './ports.ts';
import type { MakeCode } from './purchase-code.ts';
import { acceptProposal } from './use-cases/accept-proposal.ts';
import { findContract } from './use-cases/find-contract.ts';
import { priceProposals } from './use-cases/price-proposals.ts';
import { requestVerification } from './use-cases/request-verification.ts';
import { showVerification, verifyCode } from './use-cases/verify-code.ts';

export function contractsRoutes(platform: Platform, ports: ContractsPorts, makeCode: MakeCode): Registration[] {
  return [
    serve('POST /coordinator/contracts', ({ actor, body }) => priceProposals(platform, ports, actor, body)),
    serve('GET /coordinator/contracts/find-one', ({ actor, query }) => findContract(platform, actor, query.id)),
    serve('POST /origination-code', ({ actor, claim, body }) =>
      requestVerification(platform, makeCode, actor, claim, body),
    ),
    serve('GET /origination-code/status', ({ actor, query }) => showVerification(platform, actor, query.proposalId)),
    serve('PATCH /origination-code/verify', ({ actor, body }) =>
      verifyCode(
        platform,
        actor,
        { proposalId: body.proposalId, code: body.purchaseCode },
        'VERIFICATION_CODE_NOT_FOUND',
      ),
    ),
    serve('POST /coordinator/contracts/proposals/{id}/verify', ({ actor, params, body }) =>
      verifyCode(
        platform,
        actor,
        { proposalId: params.id, code: body.verificationCode },
        'PROPOSAL_VERIFICATION_CODE_NOT_FOUND',
      ),
    ),
    serve('POST /coordinator/contracts/proposals/{id}/accept', ({ actor, claim, params }) =>
      acceptProposal(platform, ports, actor, claim, params.id),
    ),
  ];
}
