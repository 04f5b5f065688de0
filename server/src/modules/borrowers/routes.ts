import { type Registration, serve } from '../../kernel/http/serve.ts';
import { createPace } from '../../kernel/pace.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { BorrowersPorts } from './ports.ts';
import { findBorrower } from './use-cases/find-borrower.ts';
import { readBorrowerData } from './use-cases/read-borrower-data.ts';
import { readBorrowerImage } from './use-cases/read-borrower-image.ts';

const LOOKUPS_PER_MINUTE = 60;

/** Lookup of customers, their data and photographs. */
export function borrowersRoutes(platform: Platform, ports: BorrowersPorts): Registration[] {
  const pace = createPace(LOOKUPS_PER_MINUTE);
  return [
    serve('GET /coordinator/borrowers/find-one', ({ by, query }) => findBorrower(platform, pace, by, query)),
    serve('GET /coordinator/borrowers/{id}/data', ({ actor, params, query }) =>
      readBorrowerData(platform, ports, actor, {
        borrowerId: params.id,
        storeId: query.storeId ?? actor.storeId,
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
