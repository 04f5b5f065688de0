import { defineErrors } from '../error-table.ts';

export const transfersErrors = defineErrors({
  DATE_IN_THE_FUTURE: { status: 409, message: 'A data do lote não pode ser futura.' },
  NOT_A_BUSINESS_DAY: { status: 409, message: 'Esta data não é dia útil bancário. Escolha um dia útil.' },
  BATCH_NOT_FOUND: { status: 404, message: 'Lote não encontrado.' },
  ALREADY_EXISTING_BATCH_ON_DATE: { status: 409, message: 'Já existe um lote nesta data.' },
  NO_ORIGINATIONS_ON_DATE: { status: 409, message: 'Não há vendas a repassar nesta data.' },
  BATCH_ALREADY_FINISHED: { status: 409, message: 'Este lote já foi concluído.' },
  NOT_FIRST_PENDING_STEP: { status: 409, message: 'Conclua antes a etapa anterior deste lote.' },
  VOUCHER_NOT_FOUND: { status: 404, message: 'Comprovante não encontrado. Anexe o comprovante desta etapa.' },
  EMAIL_NOT_SENT: { status: 409, message: 'O e-mail ao varejista não foi enviado. Tente enviar de novo.' },
  STEP_NOT_FOUND: { status: 404, message: 'Etapa não encontrada neste lote.' },
  STEP_ALREADY_FINISHED: { status: 409, message: 'Esta etapa já foi concluída.' },
  VOUCHER_NOT_READABLE: {
    status: 400,
    message: 'O comprovante deve ser um PDF, JPEG ou PNG de até 2 MB.',
  },
  BATCH_HELD: { status: 409, message: 'Este lote está retido. Libere-o antes de continuar.' },
  BATCH_NOT_HELD: { status: 409, message: 'Este lote não está retido.' },
  BATCH_REVERSED: { status: 409, message: 'Este lote foi estornado. As vendas dele entram no próximo lote.' },
  BATCH_SECOND_PERSON: {
    status: 409,
    message: 'Quem reteve o lote não o libera nem o estorna. Peça a outra pessoa.',
  },
  BATCH_MOVED: { status: 409, message: 'Outra pessoa mudou este lote. Veja como ficou e tente de novo.' },
  BATCH_IN_REMITTANCE: {
    status: 409,
    message: 'Este lote está numa remessa ao banco. Aguarde o retorno do banco.',
  },
  BATCH_IN_PAYOUT: { status: 409, message: 'O banco já recebeu o Pix deste lote. Aguarde a resposta do banco.' },
  PAYOUT_NOT_OFFERED: { status: 409, message: 'Nenhum banco está configurado para pagar por Pix.' },
  NOTHING_PAID_OUT: { status: 409, message: 'Nenhum Pix deste lote espera pelo banco.' },
  REMITTANCE_NOT_OFFERED: {
    status: 409,
    message: 'Nenhuma conta do provedor está configurada para remessas ao banco.',
  },
  NOTHING_TO_REMIT: { status: 409, message: 'Nenhum lote na conta transitória espera por uma remessa.' },
  REMITTANCE_NOT_FOUND: { status: 404, message: 'Remessa não encontrada.' },
  RETURN_NOT_READABLE: {
    status: 400,
    message:
      'Este arquivo não é um retorno CNAB 240 completo: cada linha tem 240 caracteres. Baixe-o de novo no banco.',
  },
  RETURN_IS_REMITTANCE: { status: 400, message: 'Este arquivo é uma remessa. Envie o arquivo de retorno do banco.' },
  RETURN_OF_OTHER_ACCOUNT: {
    status: 400,
    message: 'Este retorno é de outro banco ou de outra empresa. Nada foi alterado.',
  },
  TREASURY_OF_THE_PROVIDER: { status: 403, message: 'Só um analista do provedor movimenta os repasses.' },
  ANTICIPATION_NOT_OFFERED: { status: 409, message: 'A antecipação não está disponível para este varejista.' },
  NOTHING_TO_ANTICIPATE: { status: 409, message: 'Não há vendas a antecipar.' },
  ANTICIPATION_CHANGED: {
    status: 409,
    message: 'O valor da antecipação mudou. Confira o novo valor e confirme de novo.',
  },
});
