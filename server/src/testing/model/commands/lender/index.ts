import type { Command } from '../command.ts';
import { anticipationCommands } from './anticipation.ts';
import { bankFileCommands } from './bank-files.ts';
import { batchCommands } from './batches.ts';
import { billingCommands } from './billings.ts';
import { boletoCommands } from './boletos.ts';
import { payoutCommands } from './payouts.ts';
import { statementCommands } from './statements.ts';

/** What the provider, the retailer and their banks do with each other. */
// Planted bugs, each red within the runs of a lender: an MDR counted on what is financed instead of on the goods; a reversed
// batch that forgets what the one before it left; a boleto that the bank credits on the day it is paid.
export const lenderCommands: readonly Command[] = [
  ...batchCommands,
  ...payoutCommands,
  ...bankFileCommands,
  ...boletoCommands,
  ...billingCommands,
  ...anticipationCommands,
  ...statementCommands,
];
