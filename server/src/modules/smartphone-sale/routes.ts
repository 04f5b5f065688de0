import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type CreditPorts, evaluateCredit } from '../credit/index.ts';
import type { DeviceLock } from './ports.ts';
import { confirmLock } from './use-cases/confirm-lock.ts';
import { changeProduct, createProduct } from './catalogue/use-cases/save-product.ts';
import { enterOffer, withdrawOffer } from './catalogue/use-cases/enter-offer.ts';
import { listProducts } from './catalogue/use-cases/list-products.ts';
import { listCatalogue } from './catalogue/views.ts';
import { consentToLock } from './use-cases/consent-to-lock.ts';
import { renderConsent } from './use-cases/render-consent.ts';
import { settleDevice } from './waiting/settle-device.ts';
import { listWaitingDevices } from './waiting/views.ts';
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
    serve('POST /smartphone-sale/consents', ({ by, body }) => consentToLock(platform, by, body)),
    serve('GET /smartphone-sale/consents/{contractId}/render', ({ actor, params }) =>
      renderConsent(platform, actor, params.contractId),
    ),
    serve('GET /smartphone-sale/devices/waiting', ({ actor }) => listWaitingDevices(platform, ports, actor)),
    serve('POST /smartphone-sale/devices/{contractId}/settle', ({ by, params, body }) =>
      settleDevice(platform, ports, by, { ...params, ...body }),
    ),
    serve('GET /smartphone-sale/catalogue', ({ actor }) => listCatalogue(platform, actor)),
    serve('POST /smartphone-sale/catalogue/products', ({ by, body }) => createProduct(platform, by, body)),
    serve('PUT /smartphone-sale/catalogue/products/{id}', ({ by, params, body }) =>
      changeProduct(platform, by, params.id, body),
    ),
    serve('POST /smartphone-sale/catalogue/products/{id}/offers', ({ by, params, body }) =>
      enterOffer(platform, by, params.id, body),
    ),
    serve('POST /smartphone-sale/catalogue/offers/{id}/withdraw', ({ by, params, body }) =>
      withdrawOffer(platform, by, params.id, body.reason),
    ),
    serve('POST /smartphone-sale/submit-lock', ({ by, body }) => submitLock(platform, lock, by, body)),
    serve('POST /smartphone-sale/confirm-lock', ({ by, body }) => confirmLock(platform, lock, by, body)),
  ];
}
