import { defineErrors } from '../error-table.ts';

export const pixErrors = defineErrors({
  PIX_CHARGE_NOT_FOUND: { status: 404, message: 'Cobrança Pix não encontrada.' },
  PIX_CHARGE_EXPIRED: { status: 409, message: 'A cobrança Pix venceu antes de ficar pronta. Gere outra.' },
  PIX_CHARGE_ALREADY_SETTLED: { status: 409, message: 'O cliente já pagou esta cobrança Pix.' },
  PIX_RECEIPT_NOT_FOUND: { status: 404, message: 'Pix recebido não encontrado.' },
  PIX_WITHOUT_CREDIT: { status: 409, message: 'Este Pix não deixou crédito a devolver.' },
  UNMATCHED_PIX_NOT_FOUND: { status: 404, message: 'Pix sem cobrança não encontrado' },
  UNMATCHED_PIX_SETTLED: { status: 409, message: 'Alguém já registrou o destino deste Pix.' },
  UNMATCHED_PIX_CLAIMED: { status: 409, message: 'Outra pessoa já assumiu este Pix.' },
  UNMATCHED_PIX_NOT_CLAIMED: { status: 409, message: 'Assuma este Pix antes de registrar o destino.' },
  PIX_ALREADY_REFUNDED: { status: 409, message: 'O crédito deste Pix já foi devolvido.' },
});
