import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { PaymentsPorts } from '../payments/index.ts';
import { agreementInvariants } from './agreement-invariants.ts';
import { cancellationInvariants } from './invariants.ts';
import { cancellationReach } from './reach.ts';
import { cancellationRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const cancellation: Module<{ paymentsPorts: PaymentsPorts }> = {
  name: 'cancellation',
  tables: tablesOf(tables),
  routes: ({ platform, paymentsPorts }) => cancellationRoutes(platform, paymentsPorts),
  namedBy: () => cancellationReach,
  invariants: [...cancellationInvariants, ...agreementInvariants],
};
