import type { Module } from '../../kernel/module.ts';
import type { PaymentsPorts } from '../payments/index.ts';
import { cancellationInvariants } from './invariants.ts';
import { cancellationRoutes } from './routes.ts';

export const cancellation: Module<{ paymentsPorts: PaymentsPorts }> = {
  name: 'cancellation',
  routes: ({ platform, paymentsPorts }) => cancellationRoutes(platform, paymentsPorts),
  invariants: cancellationInvariants,
};
