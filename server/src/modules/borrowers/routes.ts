import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { BorrowersPorts } from './ports.ts';
import { findBorrower } from './use-cases/find-borrower.ts';
import { readBorrowerData } from './use-cases/read-borrower-data.ts';
import { readBorrowerImage } from './use-cases/read-borrower-image.ts';
import { listUsedUpLookUps, releaseLookUps } from './use-cases/release-look-ups.ts';

/** Lookup of customers, their data and photographs. */
export function borrowersRoutes(platform: Platform, ports: BorrowersPorts): Registration[] {
  return [
    serve('GET /coordinator/borrowers/find-one', ({ by, query }) =>
      findBorrower(platform, by, query, query.storeId === undefined ? undefined : { storeId: query.storeId, ports }),
    ),
    serve('GET /coordinator/lookups/used-up', ({ actor }) => listUsedUpLookUps(platform, ports, actor)),
    serve('POST /coordinator/lookups/{operatorId}/release', ({ by, params }) =>
      releaseLookUps(platform, ports, by, params.operatorId),
    ),
    serve('GET /coordinator/borrowers/{id}/data', ({ actor, params, query }) =>
      readBorrowerData(platform, ports, actor, {
        borrowerId: params.id,
        storeId: query.storeId ?? actor.storeId,
        saleIn: query.storeId,
        wantsCoupon: query.shouldGenerateApplicationCoupon === 'true',
      }),
    ),
    serve('GET /borrowers/{id}/images/portrait', ({ actor, params }) =>
      readBorrowerImage(platform, actor, { borrowerId: params.id, kind: 'PORTRAIT' }),
    ),
    serve('GET /borrowers/{id}/images/document', ({ actor, params }) =>
      readBorrowerImage(platform, actor, { borrowerId: params.id, kind: 'DOCUMENT' }),
    ),
  ];
}
