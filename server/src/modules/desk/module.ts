import type { Module } from '../../kernel/module.ts';
import type { MakeCode } from '../contracts/index.ts';
import type { CreditPorts } from '../credit/index.ts';
import { deskKindsOf } from './kinds.ts';
import { deskRoutes } from './routes.ts';

export const desk: Module<{ creditPorts: CreditPorts }, { makeCode: MakeCode }> = {
  name: 'desk',
  routes: ({ platform, creditPorts, makeCode }) => deskRoutes(platform, deskKindsOf(platform, creditPorts, makeCode)),
};
