export type { BoletoAsk, BoletoBankPorts, BoletoProvider } from './ports.ts';
export { waitingBoletoPayments } from './waiting.ts';
