export { expireBillings } from './close-steps/expire.ts';
export { type StandingInvoice, standingInvoices } from './facts.ts';
export { closeWeek } from './use-cases/close-week.ts';
export { receiveNotice } from './use-cases/receive-notice.ts';
export { registerInvoice } from './use-cases/register-invoice.ts';
export { reissueBilling } from './use-cases/reissue-billing.ts';
export { overdueBillings, setOffFragments, setOffsOf } from './set-off.ts';
export { REGISTER_JOB } from './store.ts';
export { showInboxBoleto } from './use-cases/show-inbox-boleto.ts';
