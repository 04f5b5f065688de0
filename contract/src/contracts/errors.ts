import { defineErrors } from '../error-table.ts';
import { NOT_VERIFIED } from '../kernel-errors.ts';

/** Sentences word for word from the cashier spec, section 8. */
export const contractsErrors = defineErrors({
  INVALID_PURCHASE_VALUE: { status: 400, message: 'Insira o valor da compra' },
  CANT_CREATE_CONTRACT: {
    status: 409,
    message: 'Não foi possível criar o contrato',
    details: { reason: 'text?', borrowerStatus: 'text?', phoneStatus: 'text?' },
  },
  POLICY_NOT_FOUND: {
    status: 409,
    message: 'Política não encontrada. Tente novamente.',
    details: { policyId: 'id?', lenderType: 'text?' },
  },
  CONTRACT_POLICY_NOT_FOUND: {
    status: 409,
    message: 'Política não encontrada. Tente novamente.',
    details: { policyId: 'id?', lenderType: 'text?' },
  },
  INSUFFICIENT_PURCHASE_VALUE: {
    status: 409,
    message: 'Valor inferior ao limite permitido',
    details: { minimum: 'reais' },
  },
  INSUFFICIENT_FIRST_PURCHASE_VALUE: {
    status: 409,
    message: 'Valor para primeira compra abaixo do mínimo',
    details: { minimum: 'reais' },
  },
  CONTRACT_HAS_INSTALLMENTS_ALREADY: { status: 409, message: 'Contrato já possui parcelas.' },
  PROPOSAL_NOT_FOUND: { status: 404, message: 'Propostas não encontradas. Tente novamente.' },
  ANOTHER_PROPOSAL_ALREADY_ACCEPTED: { status: 409, message: 'Outra proposta já foi selecionada. Tente novamente.' },
  PROPOSAL_REFUSALS_ARE_NOT_SUPPORTED: {
    status: 409,
    message: 'Propostas recusadas não são suportadas. Tente novamente.',
  },
  CONTRACT_NOT_FOUND: { status: 404, message: 'Contrato não encontrado' },
  CONTRACT_HAS_NO_ACCEPTED_PROPOSAL: { status: 409, message: 'O contrato não possui proposta aceita' },
  PURCHASE_DISABLED_FOR_BORROWER: {
    status: 409,
    message:
      'Este cliente foi desabilitado para realizar compras. Favor, entrar em contato com a Central de Atendimento para mais detalhes',
  },
  /** Answered by a lender of its own behind the product, under the spelling of the cashier spec; ours lends itself. */
  FINANCIAL_INSTITUCION_COMMUNICATION_ERROR: {
    status: 503,
    message: 'Serviço/Sistema indisponível. Tente mais tarde',
  },
  DEVICE_VALUE_TOO_LOW: {
    status: 409,
    message: 'Valor do aparelho deve ser no mínimo {minimum}',
    details: { minimum: 'reais' },
  },
  DEVICE_VALUE_TOO_HIGH: {
    status: 409,
    message: 'Valor do aparelho deve ser no máximo {maximum}',
    details: { maximum: 'reais' },
  },
  DEVICE_VALUE_ABOVE_CREDIT: {
    status: 409,
    message: 'Informe um valor de até {maximum}',
    details: { maximum: 'reais' },
  },
  DEVICE_NOT_LOCKED: { status: 409, message: 'Configuração ainda não foi confirmada' },
  OFFER_EXPIRED: { status: 409, message: 'A validade desta oferta terminou. Consulte o parcelamento novamente.' },
  SALE_NOT_IN_PROGRESS: {
    status: 409,
    message: 'Esta venda já terminou ou venceu. Comece outra com o CPF do cliente.',
  },
  INVALID_ORIGINATION_CODE: { status: 409, message: 'Código de compra incorreto', details: { attemptsLeft: 'count' } },
  VERIFICATION_CODE_NOT_FOUND: { status: 404, message: NOT_VERIFIED },
  PROPOSAL_VERIFICATION_CODE_NOT_FOUND: { status: 404, message: NOT_VERIFIED },
  VERIFICATION_LOCKED: {
    status: 409,
    message:
      'Código digitado errado 5 vezes. Por segurança, consulte o parcelamento novamente para receber outro código.',
  },
  TOO_MANY_WRONG_CODES: {
    status: 429,
    message: 'Muitos códigos errados em 24 horas. Por segurança, tente de novo amanhã.',
    details: { cap: 'text?' },
  },
  VERIFICATION_DENIED: {
    status: 409,
    message: 'Esta compra não foi autorizada. Nada foi cobrado.',
  },
  ANALYST_NOT_ALLOWED: {
    status: 409,
    message: 'A validação por telefone ainda não pode ser pedida. Aguarde a validação facial.',
  },
  PURCHASE_CALL_NOT_FOUND: { status: 404, message: 'Ligação não encontrada' },
  PURCHASE_CALL_DECIDED: { status: 409, message: 'Esta ligação já foi concluída ou o prazo dela acabou.' },
  PURCHASE_CALL_OWN: { status: 403, message: 'Esta venda é sua: outra pessoa liga para o cliente.' },
  PURCHASE_CALL_CLAIMED: { status: 409, message: 'Outra pessoa está fazendo esta ligação.' },
  PURCHASE_CALL_NOT_CLAIMED: { status: 409, message: 'Assuma esta ligação antes de decidir.' },
  FACE_LINK_UNKNOWN: {
    status: 404,
    message: 'Este link não existe, está incompleto ou foi trocado por um mais novo. Peça outro na loja.',
  },
  FACE_LINK_USED: {
    status: 409,
    message: 'Este link já foi aberto e só vale uma vez, em um aparelho. Peça outro na loja.',
  },
  FACE_LINK_EXPIRED: { status: 409, message: 'Este link venceu. Peça outro na loja.' },
  FACE_VISIT_OVER: { status: 409, message: 'Esta página já não vale. Fale com a loja.' },
  FACE_CONSENT_MISSING: { status: 409, message: 'Autorize o uso da câmera e das fotos antes de continuar.' },
  PURCHASE_NOT_VERIFIED: {
    status: 409,
    message: 'A compra ainda não foi autorizada pelo cliente. Peça um novo código.',
  },
});
