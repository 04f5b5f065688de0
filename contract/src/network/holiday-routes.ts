import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { networkOwner } from './routes.ts';
import {
  holidayEffect,
  holidayEntry,
  holidayPreviewEntry,
  holidayRemoval,
  holidayYear,
  localHoliday,
} from './schemas.ts';

const placeErrors = ['RETAILER_NOT_FOUND', 'NETWORK_OF_THE_PROVIDER', 'STORE_NOT_FOUND', 'CITY_UNKNOWN'] as const;
const dayErrors = ['HOLIDAY_PAST', 'HOLIDAY_NATIONAL'] as const;

/**
 * Holidays of the country, states, cities and stores: what falls due on one may be paid on the next day that banks open.
 * On one of the country no money moves between banks either: transfers and billings wait.
 */
export const holidayRoutes = defineRoutes(networkOwner, {
  'GET /network/holidays': {
    operationId: 'listHolidays',
    summary: 'Days of a year on which banks stay shut: in the whole country, and by place.',
    access: ['analyst', 'retailer_analyst'],
    query: z.object({ year: z.coerce.number<string | number>().int().min(2000).max(2100) }),
    answer: holidayYear,
    errors: ['RETAILER_NOT_FOUND'],
  },
  'POST /network/holidays/preview': {
    operationId: 'previewHoliday',
    summary: 'What a holiday would move: stores, installments and the day they may be paid on. Writes nothing.',
    access: ['analyst'],
    body: holidayPreviewEntry,
    answer: holidayEffect,
    errors: [...placeErrors, ...dayErrors],
  },
  'POST /network/holidays': {
    operationId: 'addHoliday',
    summary: 'A future holiday of the country, a state, a city or a store.',
    access: ['analyst'],
    idempotent: true,
    body: holidayEntry,
    answer: localHoliday,
    errors: [...placeErrors, ...dayErrors, 'HOLIDAY_TAKEN'],
  },
  'POST /network/holidays/{id}/removal': {
    operationId: 'removeHoliday',
    summary: 'Takes a future holiday back; where another one holds on that day, it stays.',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: holidayRemoval,
    answer: localHoliday,
    errors: [
      'RETAILER_NOT_FOUND',
      'NETWORK_OF_THE_PROVIDER',
      'HOLIDAY_NOT_FOUND',
      'HOLIDAY_PAST',
      'NETWORK_CHANGED_SINCE',
    ],
  },
});
