import { newId } from '../../../kernel/ids.ts';
import type { Holdings, Row } from '../../../testing/access-row.ts';

const soldDevice = ({ contractId }: Holdings) => ({
  body: { contractId, productId: newId(), imei: '490154203237518' },
});
const ofSoldDevice = { own: 'ANOTHER_PROPOSAL_ALREADY_ACCEPTED', foreign: 'CONTRACT_NOT_FOUND' } as const;

const anOffer = {
  storeId: null,
  validFrom: '2099-01-01',
  validUntil: null,
  price: 899,
  downPayment: 149,
  maxDownPaymentRate: null,
  minPriceRate: 1,
  maxAmount: null,
  reason: 'Tabela nova',
};

export const access = {
  'GET /smartphone-sale/products': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /smartphone-sale/evaluations': {
    ask: (of) => ({ body: { document: of.cpf, storeId: of.shop.storeId, requestedAmount: 100 } }),
    own: 'EVALUATION_POLICY_NOT_FOUND',
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'POST /smartphone-sale/evaluations/verify': { ask: soldDevice, ...ofSoldDevice },
  'POST /smartphone-sale/consents': { ask: ({ contractId }) => ({ body: { contractId } }), ...ofSoldDevice },
  'GET /smartphone-sale/consents/{contractId}/render': {
    ask: ({ contractId }) => ({ params: { contractId } }),
    own: 'DOCUMENT_NOT_FOUND',
    foreign: 'DOCUMENT_NOT_FOUND',
  },
  'GET /smartphone-sale/devices/waiting': { ask: () => ({}), own: 200, foreign: null },
  'POST /smartphone-sale/devices/{contractId}/settle': {
    ask: ({ contractId }) => ({ params: { contractId }, body: { act: 'TRY_AGAIN', reason: 'Cliente na loja' } }),
    own: 'DEVICE_NOT_WAITING',
    foreign: 'DEVICE_NOT_WAITING',
  },
  'GET /smartphone-sale/catalogue': { ask: () => ({}), own: 200, foreign: null },
  'POST /smartphone-sale/catalogue/products': {
    ask: () => ({ body: { manufacturer: 'Samsung', model: 'Galaxy A06' } }),
    own: 200,
    foreign: null,
  },
  'PUT /smartphone-sale/catalogue/products/{id}': {
    ask: () => ({ params: { id: newId() }, body: { manufacturer: 'Samsung', model: 'Galaxy A06', isActive: true } }),
    own: 'PRODUCT_NOT_FOUND',
    foreign: 'PRODUCT_NOT_FOUND',
  },
  'POST /smartphone-sale/catalogue/products/{id}/offers': {
    ask: () => ({ params: { id: newId() }, body: anOffer }),
    own: 'PRODUCT_NOT_FOUND',
    foreign: 'PRODUCT_NOT_FOUND',
  },
  'POST /smartphone-sale/catalogue/offers/{id}/withdraw': {
    ask: () => ({ params: { id: newId() }, body: { reason: 'Digitado errado' } }),
    own: 'DEVICE_OFFER_NOT_FOUND',
    foreign: 'DEVICE_OFFER_NOT_FOUND',
  },
  'POST /smartphone-sale/submit-lock': { ask: soldDevice, ...ofSoldDevice },
  'POST /smartphone-sale/confirm-lock': { ask: ({ contractId }) => ({ body: { contractId } }), ...ofSoldDevice },
} satisfies Record<string, Row>;
