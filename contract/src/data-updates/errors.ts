import { defineErrors } from '../error-table.ts';

const ANOTHER = 'Volte às Configurações do Balcão e toque de novo em Alterar dados cadastrais.';

export const dataUpdatesErrors = defineErrors({
  DATA_LINK_UNKNOWN: { status: 404, message: `Este link não existe ou está incompleto. ${ANOTHER}` },
  DATA_LINK_USED: { status: 409, message: `Este link já foi aberto e só vale uma vez, em um aparelho. ${ANOTHER}` },
  DATA_LINK_REPLACED: { status: 409, message: `Um link mais novo foi pedido e este deixou de valer. ${ANOTHER}` },
  DATA_LINK_EXPIRED: { status: 409, message: `Este link venceu: ele vale 30 minutos. ${ANOTHER}` },
  DATA_VISIT_OVER: {
    status: 409,
    message: 'Seu tempo nesta página acabou. O que você já salvou continua valendo. Comece de novo.',
  },
  DATA_CODE_WRONG: { status: 409, message: 'Código incorreto ou vencido. Confira ou peça outro.' },
  DATA_CODE_CHANNEL_MISSING: {
    status: 409,
    message: 'Não há contato cadastrado para receber o código por este meio. Escolha outro.',
  },
  DATA_UPDATE_UNAVAILABLE: {
    status: 409,
    message: 'A alteração de dados não está disponível agora. Tente mais tarde.',
  },
  EMAIL_OF_ANOTHER: { status: 409, message: 'Este e-mail já é de outra pessoa. Use outro.' },
  PIX_KEY_OF_ANOTHER: { status: 409, message: 'A chave CPF precisa ser o seu próprio CPF.' },
  PHONE_UNCHANGED: { status: 409, message: 'Este já é o seu telefone. Digite o novo número.' },
  PHONE_CHANGE_WAITING: {
    status: 409,
    message: 'Uma troca de telefone já está em análise. Aguarde ou desista dela para pedir outra.',
  },
  PHONE_CHANGE_NOT_FOUND: { status: 404, message: 'Pedido de troca de telefone não encontrado' },
  PHONE_CHANGE_DECIDED: { status: 409, message: 'Este pedido já foi decidido ou a pessoa desistiu dele.' },
  PHONE_CHANGE_OWN: { status: 403, message: 'Este pedido é seu: outra pessoa decide.' },
  PHONE_CHANGE_CLAIMED: { status: 409, message: 'Outra pessoa está analisando este pedido.' },
  PHONE_CHANGE_NOT_CLAIMED: { status: 409, message: 'Assuma a análise deste pedido antes de decidir.' },
  PHONE_CHANGE_OUTDATED: {
    status: 409,
    message: 'O telefone mudou desde que a troca foi pedida. Recuse este pedido e peça que façam outro.',
  },
});
