export type { BoletoAsk, BoletoBankPorts, BoletoProvider } from './ports.ts';
export { receivePayment } from './use-cases/receive-payment.ts';
export { waitingBoletoPayments } from './waiting.ts';
export { issueNext } from './use-cases/issue-next.ts';
export { renderBoleto } from './use-cases/render-boleto.ts';
