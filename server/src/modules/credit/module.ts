import type { Module } from '../../kernel/module.ts';
import { expireCoupons, expireEvaluations, liftManualBlocks } from './close-steps/expire-programs.ts';
import { recordLimitBlocks } from './close-steps/record-limit-blocks.ts';
import { creditJobs } from './credit-jobs.ts';
import { creditInvariants } from './invariants.ts';
import type { CreditPorts } from './ports.ts';
import { creditRoutes } from './routes.ts';
import { creditEvaluations } from './tables.ts';

export const credit: Module<{ creditPorts: CreditPorts }> = {
  name: 'credit',
  routes: ({ platform, creditPorts }) => creditRoutes(platform, creditPorts),
  jobs: ({ platform, creditPorts }) => creditJobs(platform, creditPorts),
  sealed: [{ table: creditEvaluations, key: ['borrowerId', 'id'], columns: ['operatorPhoneSealed'] }],
  closeSteps: ({ creditPorts }) => ({
    230: expireCoupons,
    240: expireEvaluations,
    300: liftManualBlocks,
    310: recordLimitBlocks(creditPorts),
  }),
  invariants: creditInvariants,
};
