import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { DocumentsPorts } from './ports.ts';
import type { CetSheet } from './rules/cet-sheet-blocks.ts';
import type { Signature } from './signature.ts';
import { renderCetSheet } from './use-cases/render-cet-sheet.ts';
import { renderInstrument } from './use-cases/render-instrument.ts';

/** What instruments need of module contracts; bound in bindings.ts. */
export interface InstrumentPorts extends Pick<DocumentsPorts, 'cancellationsOf' | 'isOffered'> {
  /** How the customer authorised a contract; null when nobody asked. */
  signatureOf(db: Db, contractId: string): Promise<Signature | null>;
  /** One way to pay of an offer of the actor's retailer. @throws Refusal PROPOSAL_NOT_FOUND. */
  cetSheetOf(platform: Platform, actor: Actor, proposalId: string): Promise<CetSheet>;
}

/** What the customer reads before and keeps after signing, as A4 PDF. */
export function instrumentRoutes(platform: Platform, ports: InstrumentPorts): Registration[] {
  return [
    serve('GET /contracts/{id}/instrument/render', ({ actor, params }) =>
      renderInstrument(platform, ports, actor, { contractId: params.id }),
    ),
    serve('GET /contracts/proposals/{id}/cet-sheet/render', ({ actor, params }) =>
      renderCetSheet(platform, ports, actor, { proposalId: params.id }),
    ),
  ];
}
