import type { RouteName } from '@balcao/contract';
import { newId } from '../../../kernel/ids.ts';
import type { Row } from '../../../testing/access-row.ts';

/** The matrix asks as analysts of a retailer: the bank's statements are the provider's alone. */
const closed = { own: 'TREASURY_OF_THE_PROVIDER', foreign: null } as const;
const params = { lineId: newId() };

export const access = {
  'GET /backofficeReconciliation': { ask: () => ({}), ...closed },
  'GET /backofficeReconciliation/lines': { ask: () => ({ query: { state: 'LEFT_OVER' } }), ...closed },
  'POST /backofficeReconciliation/statements': {
    ask: () => ({ body: { fileName: 'extrato.ofx', contentBase64: 'AAAA' } }),
    ...closed,
  },
  'POST /backofficeReconciliation/search': { ask: () => ({}), ...closed },
  'GET /backofficeReconciliation/lines/{lineId}/movements': { ask: () => ({ params }), ...closed },
  'POST /backofficeReconciliation/lines/{lineId}/match': {
    ask: () => ({ params, body: { movements: [{ event: 'PAYMENT', subjectId: newId() }] } }),
    ...closed,
  },
  'POST /backofficeReconciliation/lines/{lineId}/part': {
    ask: () => ({ params, body: { reason: 'de outro' } }),
    ...closed,
  },
  'POST /backofficeReconciliation/lines/{lineId}/owner': {
    ask: () => ({ params, body: { ownerId: newId(), note: 'conferir' } }),
    ...closed,
  },
  'POST /backofficeReconciliation/lines/{lineId}/fee': { ask: () => ({ params, body: { note: 'tarifa' } }), ...closed },
  'POST /backofficeReconciliation/movements/owner': {
    ask: () => ({ body: { event: 'PAYMENT', subjectId: newId(), ownerId: newId(), note: 'conferir' } }),
    ...closed,
  },
  'GET /backofficeReconciliation/demonstration': { ask: () => ({ query: { on: '2026-11-20' } }), ...closed },
} as const satisfies Partial<Record<RouteName, Row>>;
