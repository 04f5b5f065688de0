import { newId } from '../../../kernel/ids.ts';
import type { Holdings, Row } from '../../../testing/access-row.ts';

const soldDevice = ({ contractId }: Holdings) => ({
  body: { contractId, productId: newId(), imei: '490154203237518' },
});
const ofSoldDevice = { own: 'ANOTHER_PROPOSAL_ALREADY_ACCEPTED', foreign: 'CONTRACT_NOT_FOUND' } as const;

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
  'POST /smartphone-sale/submit-lock': { ask: soldDevice, ...ofSoldDevice },
  'POST /smartphone-sale/confirm-lock': { ask: ({ contractId }) => ({ body: { contractId } }), ...ofSoldDevice },
} satisfies Record<string, Row>;
