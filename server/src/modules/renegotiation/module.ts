import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { MakeCode } from '../contracts/index.ts';
import type { PaymentsPorts } from '../payments/index.ts';
import { breakOverdueAgreements, expireRenegotiationOffers } from './close-steps/day-close.ts';
import { forgetRenegotiationOffers } from './close-steps/forget-offers.ts';
import { renegotiationInvariants } from './invariants.ts';
import { renegotiationReach } from './reach.ts';
import { renegotiationRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const renegotiation: Module<{ paymentsPorts: PaymentsPorts }, { makeCode: MakeCode }> = {
  name: 'renegotiation',
  tables: tablesOf(tables),
  routes: ({ platform, paymentsPorts, makeCode }) => renegotiationRoutes(platform, paymentsPorts, makeCode),
  namedBy: () => renegotiationReach,
  closeSteps: () => ({ 100: breakOverdueAgreements, 210: expireRenegotiationOffers, 840: forgetRenegotiationOffers }),
  invariants: renegotiationInvariants,
};
