import type { Module } from '../../../kernel/module.ts';
import { cancellationInvariants } from './invariants.ts';
import type { CancellationPorts } from './ports.ts';
import { cancellationRoutes } from './routes.ts';

export const cancellation: Module<{ contractsPorts: CancellationPorts }> = {
  name: 'cancellation',
  routes: ({ platform, contractsPorts }) => cancellationRoutes(platform, contractsPorts),
  invariants: cancellationInvariants,
};
