import { defineErrors } from '../error-table.ts';

export const careErrors = defineErrors({
  CARE_REQUEST_NOT_FOUND: { status: 404, message: 'Pedido não encontrado' },
  CARE_REQUEST_WAITING: { status: 409, message: 'Um pedido igual deste cliente já espera uma segunda pessoa.' },
  CARE_REQUEST_DECIDED: { status: 409, message: 'Este pedido já foi decidido.' },
  CARE_REQUEST_OWN: { status: 403, message: 'Você fez este pedido: outra pessoa decide.' },
  CARE_REQUEST_CLAIMED: { status: 409, message: 'Outra pessoa já assumiu este pedido.' },
  CARE_REQUEST_NOT_CLAIMED: { status: 409, message: 'Este pedido não está com você.' },
  CARE_REQUEST_OF_THE_PROVIDER: {
    status: 403,
    message: 'Outra rede de lojas também atende este cliente: quem decide é a analista da financeira.',
  },
  ERASURE_WHILE_OWED: {
    status: 409,
    message: 'Há parcelas em aberto: os dados são necessários até a quitação. Nada foi apagado.',
  },
  ERASURE_WHILE_REGISTERING: {
    status: 409,
    message: 'Há um cadastro em andamento: conclua a análise antes de apagar os dados. Nada foi apagado.',
  },
  MERGE_SAME_CUSTOMER: { status: 409, message: 'Este é o CPF do próprio cadastro. Digite o CPF do cadastro repetido.' },
  MERGE_DUPLICATE_NOT_FOUND: { status: 404, message: 'Não há cadastro com este CPF.' },
  MERGE_BOTH_OWE: {
    status: 409,
    message: 'Os dois cadastros têm parcelas em aberto: quite um deles antes. Nada foi mudado.',
  },
  MERGE_ALREADY_DONE: { status: 409, message: 'Este cadastro já foi unido a outro.' },
  CONSENT_NOT_FOUND: { status: 404, message: 'Autorização não encontrada ou já retirada' },
});
