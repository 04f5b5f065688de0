import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { expireOffers, forgetCodes } from './day-close.ts';
import { forgetOffers } from './forget-offers.ts';
import { contractsInvariants } from './invariants.ts';
import type { ContractsPorts } from './ports.ts';
import type { MakeCode } from './purchase-code.ts';
import { contractsReach } from './reach.ts';
import { contractsRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const contracts: Module<{ contractsPorts: ContractsPorts }, { makeCode: MakeCode }> = {
  name: 'contracts',
  tables: tablesOf(tables),
  routes: ({ platform, contractsPorts, makeCode }) => contractsRoutes(platform, contractsPorts, makeCode),
  namedBy: () => contractsReach,
  closeSteps: () => ({ 200: expireOffers, 220: forgetCodes, 830: forgetOffers }),
  invariants: contractsInvariants,
};
