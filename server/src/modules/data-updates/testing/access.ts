import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const key = 'x'.repeat(43);
const over = { own: 'DATA_VISIT_OVER', foreign: null } as const;

/** Own data of operators and customers, and requests for another phone. */
export const access = {
  'GET /retailers-onboarding/operators/data-validation-link': { ask: () => ({}), own: 200, foreign: null },
  'POST /data-update/links/open': {
    ask: () => ({ body: { token: key } }),
    own: 'DATA_LINK_UNKNOWN',
    foreign: null,
  },
  'POST /data-update/visits': { ask: () => ({ body: { cpf: '1' } }), own: 'BAD_REQUEST', foreign: null },
  'POST /data-update/code': { ask: () => ({ body: { key, channel: 'SMS' } }), ...over },
  'POST /data-update/code/verify': { ask: () => ({ body: { key, code: '000000' } }), ...over },
  'POST /data-update/data': { ask: () => ({ body: { key } }), ...over },
  'PATCH /data-update/data': { ask: () => ({ body: { key } }), ...over },
  'POST /data-update/phone': { ask: () => ({ body: { key, phoneNumber: '92977776666' } }), ...over },
  'POST /data-update/phone/verify': { ask: () => ({ body: { key, code: '000000' } }), ...over },
  'POST /data-update/phone/withdraw': { ask: () => ({ body: { key } }), ...over },
  'POST /data-update/end': { ask: () => ({ body: { key } }), own: 204, foreign: null },
  'GET /coordinator/phone-changes': { ask: () => ({}), own: 200, foreign: null },
  'POST /coordinator/phone-changes/{personId}/{id}/claim': {
    ask: (of) => ({ params: { ...of.phoneChange } }),
    own: 200,
    otherStore: 'PHONE_CHANGE_CLAIMED',
    foreign: 'PHONE_CHANGE_NOT_FOUND',
  },
  'POST /coordinator/phone-changes/{personId}/{id}/release': {
    ask: (of) => ({ params: { ...of.freePhoneChange } }),
    own: 'PHONE_CHANGE_NOT_CLAIMED',
    foreign: 'PHONE_CHANGE_NOT_FOUND',
  },
  'PATCH /coordinator/phone-changes/{personId}/{id}': {
    ask: (of) => ({ params: { ...of.freePhoneChange }, body: { isApproved: true, reason: 'Conferido' } }),
    own: 'PHONE_CHANGE_NOT_CLAIMED',
    foreign: 'PHONE_CHANGE_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
