export { transferBankReferences } from './bank-references.ts';
export type { TransferBank } from './bank-files/cnab240.ts';
export { collectItems } from './close-steps/collect-items.ts';
export { makeBatches } from './close-steps/make-batches.ts';
export type { PayoutAsk, PayoutNotice, PayoutPorts, PayoutProvider, PayoutState } from './payouts/ports.ts';
export { finishStep } from './use-cases/finish-step.ts';
export { holdBatch } from './use-cases/hold-batch.ts';
export { listBatches } from './use-cases/list-batches.ts';
