import { defineErrors } from '../error-table.ts';

export const qrPurchasesErrors = defineErrors({
  QR_VALUE_TOO_LOW: { status: 400, message: 'O valor mínimo de uma compra deve ser de R$ 10,00' },
  QR_NOT_IN_STORE: { status: 409, message: 'Esta loja não vende por QR Code. Venda pelo CPF do cliente.' },
  QR_NOT_FOUND: { status: 404, message: 'Compra por QR Code não encontrada' },
  QR_SETTLED: { status: 409, message: 'Esta compra por QR Code já terminou.' },
  QR_UNKNOWN: { status: 404, message: 'Este QR Code não existe ou está incompleto. Peça outro no caixa.' },
  QR_USED: {
    status: 409,
    message: 'Este QR Code já foi aberto e só vale uma vez, em um aparelho. Peça outro no caixa.',
  },
  QR_EXPIRED: { status: 409, message: 'Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.' },
  QR_CANCELED: {
    status: 409,
    message: 'A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa.',
  },
  QR_STEP: { status: 409, message: 'Esta página ficou para trás. Abra-a de novo para continuar de onde parou.' },
  STORE_CODE_UNKNOWN: {
    status: 404,
    message: 'Este QR Code da loja não vale mais ou está incompleto. Fale com o caixa.',
  },
  STORE_REQUEST_NOT_FOUND: { status: 404, message: 'Pedido de compra não encontrado' },
  STORE_REQUEST_OVER: { status: 409, message: 'Este pedido já foi respondido ou venceu. O cliente pode pedir outro.' },
  QR_CODE_WRONG: { status: 409, message: 'Código incorreto ou vencido. Confira o CPF e peça outro código.' },
});
