export { boletoBankReferences } from './bank-references.ts';
export { lineOf } from './messages.ts';
export { newNossoNumero } from './new-number.ts';
export type { BoletoAsk, BoletoBankPorts, BoletoProvider, InvoicesPorts } from './ports.ts';
export { type BoletoPaper, layOutBoleto } from './rules/lay-out-boleto.ts';
export { receivePayment } from './use-cases/receive-payment.ts';
export { waitingBoletoPayments } from './waiting.ts';
export { issueNext } from './use-cases/issue-next.ts';
export { renderBoleto } from './use-cases/render-boleto.ts';
