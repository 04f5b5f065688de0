import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { expireOffers, forgetCallCodes, forgetCodes } from './day-close.ts';
import { forgetFacePictures, forgetFaces, forgetOffers, forgetPurchaseCalls } from './forget-offers.ts';
import { contractsInvariants } from './invariants.ts';
import type { ContractsPorts } from './ports.ts';
import type { MakeCode } from './purchase-code.ts';
import { contractsReach } from './reach.ts';
import { contractsRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { noteUndelivered, UNDELIVERED_JOB } from './use-cases/note-undelivered.ts';

export const contracts: Module<{ contractsPorts: ContractsPorts }, { makeCode: MakeCode }> = {
  name: 'contracts',
  tables: tablesOf(tables),
  routes: ({ platform, contractsPorts, makeCode }) => contractsRoutes(platform, contractsPorts, makeCode),
  namedBy: () => contractsReach,
  jobs: ({ platform }) => ({
    [UNDELIVERED_JOB]: (payload) =>
      noteUndelivered(platform, payload as unknown as Parameters<typeof noteUndelivered>[1]),
  }),
  sealed: [
    { table: tables.purchaseCalls, key: ['borrowerId', 'proposalId'], columns: ['codeSealed'] },
    { table: tables.purchaseFaces, key: ['borrowerId', 'proposalId'], columns: ['tokenSealed'] },
    {
      table: tables.purchaseFacePictures,
      key: ['borrowerId', 'proposalId', 'attempt', 'number'],
      columns: ['contentSealed'],
    },
  ],
  closeSteps: () => ({
    200: expireOffers,
    220: forgetCodes,
    221: forgetCallCodes,
    825: forgetPurchaseCalls,
    826: forgetFacePictures,
    827: forgetFaces,
    830: forgetOffers,
  }),
  invariants: contractsInvariants,
};
