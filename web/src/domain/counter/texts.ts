/** Sentences used in more than one place, word for word from the cashier spec where it has them. */
export const INVALID_CPF = 'Digite um CPF válido.';
export const INVALID_PURCHASE_VALUE = 'Insira o valor da compra';
export const CREATE_VERIFICATION_FAILED = 'Erro ao criar validação de compra. Tente novamente.';
export const STORE_NEEDED = 'Por favor configure uma loja.';
export const STORE_REFUSED = 'Configure a loja para continuar a operação';
export const PAY_OPEN_INSTALLMENTS = 'Efetuar pagamentos em aberto';
export const PURCHASE_RESUMED = 'Retomamos a compra em andamento';
export const PAYMENT_RESUMED = 'Retomamos o recebimento em andamento';
export const PIX_MAY_BE_PAID =
  'O cliente pode ter um código Pix válido: não receba as mesmas parcelas antes de conferir a cobrança.';
export const MAKING_RECEIPT = 'Gerando comprovante...';
export const MAKING_RECEIPTS = 'Gerando comprovantes...';

export const channelNames = {
  SMS: 'SMS',
  WHATSAPP: 'Whatsapp',
  PHONE_CALL: 'Chamada telefônica',
  ANALYST_CALL: 'ligação do analista',
} as const;

/** 1 parcela, 2 parcelas. */
export const installmentsText = (count: number): string => `${count} ${count === 1 ? 'parcela' : 'parcelas'}`;
