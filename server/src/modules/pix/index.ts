export { cancelCharges, chargesFact, openChargesFact } from './charges-of-contract.ts';
export type { PixChargeAsk, PixPayment, PixPorts, PixProvider } from './ports.ts';
export { pixRoutes } from './routes.ts';
export { waitingPix } from './unmatched-pix.ts';
