import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type CreditPorts, evaluateCredit } from '../credit/index.ts';
import type { DeviceLock } from './ports.ts';
import { confirmLock } from './use-cases/confirm-lock.ts';
import { listProducts } from './use-cases/list-products.ts';
import { submitLock } from './use-cases/submit-lock.ts';
import { verifyImei } from './use-cases/verify-imei.ts';

export function smartphoneSaleRoutes(platform: Platform, ports: CreditPorts, lock: DeviceLock): Registration[] {
  return [
    serve('GET /smartphone-sale/products', ({ actor, query }) => listProducts(platform, actor, query.storeId)),
    serve('POST /smartphone-sale/evaluations', ({ by, body }) =>
      evaluateCredit(platform, ports, by, {
        ...body,
        requestedCents: body.requestedAmount,
        operatorPhoneNumber: body.operatorPhoneNumber,
        sourceProduct: 'SMARTPHONE_SALE',
      }),
    ),
    serve('POST /smartphone-sale/evaluations/verify', ({ by, body }) => verifyImei(platform, lock, by, body)),
    serve('POST /smartphone-sale/submit-lock', ({ by, body }) => submitLock(platform, lock, by, body)),
    serve('POST /smartphone-sale/confirm-lock', ({ by, body }) => confirmLock(platform, lock, by, body)),
  ];
}
