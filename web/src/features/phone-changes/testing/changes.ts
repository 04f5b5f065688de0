import { OPERATOR_ID } from '../../../testing/sessions.ts';
import type { PhoneChange } from '../texts.ts';

export const LIST = 'GET /coordinator/phone-changes';
export const CLAIM = 'POST /coordinator/phone-changes/{personId}/{id}/claim';
export const RELEASE = 'POST /coordinator/phone-changes/{personId}/{id}/release';
export const DECIDE = 'PATCH /coordinator/phone-changes/{personId}/{id}';

export const aChange = (part: Partial<PhoneChange> = {}): PhoneChange => ({
  id: '01900000-0000-7000-8000-000000000801',
  personId: '01900000-0000-7000-8000-000000000802',
  subject: 'CUSTOMER',
  name: 'Rosa Prado',
  oldPhoneNumber: '(92) *****-7777',
  newPhoneNumber: '+5592977776666',
  askedAt: '2026-11-21T15:00:00.000Z',
  hints: ['OTHER_CUSTOMER'],
  status: 'WAITING',
  claim: null,
  decision: null,
  ...part,
});
export const page = (...items: PhoneChange[]) => ({ items, next: null });
export const claimed = (id = OPERATOR_ID, name = 'Marina Alves') => ({
  by: { id, name },
  until: '2026-11-21T15:10:00.000Z',
});
