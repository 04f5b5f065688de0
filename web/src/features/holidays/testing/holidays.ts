import { OPERATOR_ID } from '../../../testing/sessions.ts';
import type { LocalHoliday } from '../holiday-calls.ts';

export const LIST = 'GET /network/holidays';
export const PREVIEW = 'POST /network/holidays/preview';
export const ADD = 'POST /network/holidays';
export const REMOVE = 'POST /network/holidays/{id}/removal';

export const aHoliday: LocalHoliday = {
  id: OPERATOR_ID,
  scope: 'CITY',
  place: 'Manaus - AM',
  day: '2099-10-24',
  name: 'Aniversário de Manaus',
  reason: 'Lei municipal',
  author: 'Sistema',
};
export const national = [{ day: '2026-12-25', name: 'Natal' }];
