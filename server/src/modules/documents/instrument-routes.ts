import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { InstrumentPorts, PaperSigner } from './ports.ts';
import { renderAwarenessTerms } from './use-cases/render/awareness-terms.ts';
import { renderCetSheet } from './use-cases/render/cet-sheet.ts';
import { renderInstrument } from './use-cases/render/instrument.ts';

/** What the customer reads before and keeps after signing, as A4 PDF. */
export function instrumentRoutes(platform: Platform, ports: InstrumentPorts, signer: PaperSigner): Registration[] {
  return [
    serve('GET /contracts/{id}/instrument/render', ({ actor, params }) =>
      renderInstrument(platform, ports, signer, actor, { contractId: params.id }),
    ),
    serve('GET /contracts/{id}/awareness-terms/render', ({ actor, params }) =>
      renderAwarenessTerms(platform, ports, actor, { contractId: params.id }),
    ),
    serve('GET /contracts/proposals/{id}/cet-sheet/render', ({ actor, params }) =>
      renderCetSheet(platform, ports, actor, { proposalId: params.id }),
    ),
  ];
}
