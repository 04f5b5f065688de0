import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import {
  expireCoupons,
  expireEvaluations,
  expireLimitRequests,
  liftManualBlocks,
  takeBackIncreases,
} from './close-steps/expire-programs.ts';
import { recordLimitBlocks } from './close-steps/record-limit-blocks.ts';
import { creditJobs } from './credit-jobs.ts';
import { creditInvariants } from './invariants.ts';
import type { CreditPorts } from './ports.ts';
import { creditReach } from './reach.ts';
import { creditRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const credit: Module<{ creditPorts: CreditPorts }> = {
  name: 'credit',
  tables: tablesOf(tables),
  routes: ({ platform, creditPorts }) => creditRoutes(platform, creditPorts),
  namedBy: ({ platform }) => creditReach(platform.secrets),
  jobs: ({ platform, creditPorts }) => creditJobs(platform, creditPorts),
  sealed: [{ table: tables.creditEvaluations, key: ['borrowerId', 'id'], columns: ['operatorPhoneSealed'] }],
  closeSteps: ({ creditPorts }) => ({
    230: expireCoupons,
    240: expireEvaluations,
    245: expireLimitRequests,
    247: takeBackIncreases,
    300: liftManualBlocks,
    310: recordLimitBlocks(creditPorts),
  }),
  invariants: creditInvariants,
};
