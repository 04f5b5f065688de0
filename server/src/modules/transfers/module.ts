import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { TransferBank } from './bank-files/cnab240.ts';
import { collectItems } from './close-steps/collect-items.ts';
import { makeBatches } from './close-steps/make-batches.ts';
import { transfersInvariants } from './invariants.ts';
import { EMAIL_FAILED_JOB } from './messages.ts';
import { keepPayouts } from './payouts/keep-payouts.ts';
import type { PayoutPorts } from './payouts/ports.ts';
import { transfersRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { type LostEmail, noteLostEmail } from './use-cases/send-email.ts';

export const transfers: Module<unknown, { transferBank: TransferBank | null; payoutBank: PayoutPorts }> = {
  name: 'transfers',
  tables: tablesOf(tables),
  routes: ({ platform, transferBank, payoutBank }) => transfersRoutes(platform, transferBank, payoutBank),
  jobs: ({ platform }) => ({
    [EMAIL_FAILED_JOB]: (payload) => noteLostEmail(platform, payload as unknown as LostEmail),
  }),
  chores: ({ platform, payoutBank }) => [() => keepPayouts(platform, payoutBank)],
  sealed: [{ table: tables.transferSteps, key: ['retailerId', 'batchId', 'step'], columns: ['contentSealed'] }],
  // After the debts of the day are marked: what is owed of the days before it is collected, then put into batches.
  closeSteps: () => ({ 265: collectItems, 266: makeBatches }),
  invariants: transfersInvariants,
};
