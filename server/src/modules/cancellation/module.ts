import type { Module } from '../../kernel/module.ts';
import { cancellationInvariants } from './invariants.ts';
import { cancellationRoutes } from './routes.ts';

export const cancellation: Module = {
  name: 'cancellation',
  routes: ({ platform }) => cancellationRoutes(platform),
  invariants: cancellationInvariants,
};
