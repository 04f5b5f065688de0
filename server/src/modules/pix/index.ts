export { pixBankReferences } from './bank-references.ts';
export { chargeOfTxid } from './charge-of-txid.ts';
export { cancelCharges, chargesFact, openChargesFact } from './charges-of-contract.ts';
export type { ChargesPorts, PixChargeAsk, PixPayment, PixPorts, PixProvider } from './ports.ts';
export { pixRoutes } from './routes.ts';
export { createAgreementCharge, createCharge } from './use-cases/create-charge.ts';
export { showOwnCharge } from './use-cases/show-charge.ts';
export { claimUnmatched, releaseUnmatched } from './use-cases/settle-unmatched.ts';
export { waitingPix, waitingUnmatched } from './unmatched-pix.ts';
