import type { Module } from '../../kernel/module.ts';
import type { ContractsPorts, MakeCode } from '../contracts/index.ts';
import { deskKindsOf } from './kinds.ts';
import { deskRoutes } from './routes.ts';

export const desk: Module<{ contractsPorts: ContractsPorts }, { makeCode: MakeCode }> = {
  name: 'desk',
  routes: ({ platform, contractsPorts, makeCode }) =>
    deskRoutes(platform, deskKindsOf(platform, contractsPorts, makeCode)),
};
