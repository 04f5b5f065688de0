import { describe, expect, test } from 'vitest';
import { errorMessage, errors, isErrorCode } from './errors.ts';

const NOT_VERIFIED =
  'Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação';
const UNAVAILABLE = 'Serviço/Sistema indisponível. Tente mais tarde';
const POLICY = 'Política não encontrada. Tente novamente.';

/** Purchases: code and sentence as the cashier's specification gives them, word for word. */
const purchases: readonly [code: string, sentence: string][] = [
  ['DEACTIVATED_STORE', 'Loja inativada. Configure uma loja'],
  ['INVALID_PURCHASE_VALUE', 'Insira o valor da compra'],
  ['CANT_CREATE_CONTRACT', 'Não foi possível criar o contrato'],
  ['BORROWER_NOT_FOUND', 'CPF não encontrado'],
  ['POLICY_NOT_FOUND', POLICY],
  ['CONTRACT_POLICY_NOT_FOUND', POLICY],
  ['OPERATOR_IS_NOT_CASHIER', 'Operador não possui permissão para este acesso'],
  ['INSUFFICIENT_LIMIT', 'Limite insuficiente'],
  ['INSUFFICIENT_PURCHASE_VALUE', 'Valor inferior ao limite permitido'],
  ['INSUFFICIENT_FIRST_PURCHASE_VALUE', 'Valor para primeira compra abaixo do mínimo'],
  ['CONTRACT_HAS_INSTALLMENTS_ALREADY', 'Contrato já possui parcelas.'],
  ['INSTALLMENT_NOT_FOUND', 'Parcela não encontrada.'],
  ['PROPOSAL_NOT_FOUND', 'Propostas não encontradas. Tente novamente.'],
  ['SERVICE_UNAVAIBLE', UNAVAILABLE],
  ['FINANCIAL_INSTITUCION_COMMUNICATION_ERROR', UNAVAILABLE],
  ['ANOTHER_PROPOSAL_ALREADY_ACCEPTED', 'Outra proposta já foi selecionada. Tente novamente.'],
  ['PROPOSAL_REFUSALS_ARE_NOT_SUPPORTED', 'Propostas recusadas não são suportadas. Tente novamente.'],
  ['CONTRACT_NOT_FOUND', 'Contrato não encontrado'],
  ['LIMIT_NOT_FOUND', 'CPF sem limite'],
  ['CONTRACT_HAS_NO_ACCEPTED_PROPOSAL', 'O contrato não possui proposta aceita'],
  ['OVERDUE_INSTALLMENTS', 'Seu limite foi bloqueado. Você possui parcelas atrasadas.'],
  ['OPEN_RENEGOTIATIONS', 'Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto.'],
  ['MANUALLY_BLOCKED', 'Seu limite foi bloqueado. Entre em contato com UME'],
  ['INVALID_ORIGINATION_CODE', 'Código de compra incorreto'],
  ['VERIFICATION_CODE_NOT_FOUND', NOT_VERIFIED],
  ['PROPOSAL_VERIFICATION_CODE_NOT_FOUND', NOT_VERIFIED],
  [
    'PURCHASE_DISABLED_FOR_BORROWER',
    'Este cliente foi desabilitado para realizar compras. Favor, entrar em contato com a Central de Atendimento para mais detalhes',
  ],
  ['INSUFFICIENT_TRANSACTIONAL_LIMIT', 'Valor abaixo do mínimo da proposta'],
  ['EXCEEDING_TRANSACTIONAL_LIMIT', 'Valor acima do aprovado na proposta'],
];

const payments: readonly [code: string, sentence: string][] = [
  ['PREVIOUS_INSTALLMENT_IS_PENDING', 'Parcela anterior em aberto.'],
  ['ALREADY_PAID', 'Parcela já foi paga.'],
  ['INSTALLMENT_NOT_FOUND', 'Parcela não encontrada.'],
  ['STORE_NOT_FOUND', 'Loja não encontrada'],
  ['STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS', 'A loja selecionada não está habilitada a receber pagamentos.'],
  ['DEACTIVATED_STORE', 'Loja inativada. Configure uma loja'],
  ['BORROWER_NOT_FOUND', 'CPF não encontrado'],
  ['NO_COMPLETED_PROCESSES_BIOMETRY_FOUND', 'CPF com cadastro incompleto'],
  ['PHONE_NOT_FOUND', 'Telefone não encontrado'],
  ['LIMIT_NOT_FOUND', 'CPF não encontrado'],
  ['BAD_REQUEST', 'CPF inválido'],
];

describe('sentences word for word', () => {
  test.each(purchases)('%s in a purchase', (code, sentence) => {
    expect(isErrorCode(code)).toBe(true);
    expect(errorMessage(code, 'UME')).toBe(sentence);
    expect(errorMessage(code, 'UME', 'purchase')).toBe(sentence);
  });

  test.each(payments)('%s in payments', (code, sentence) => {
    expect(isErrorCode(code)).toBe(true);
    expect(errorMessage(code, 'UME', 'payments')).toBe(sentence);
  });

  test.each([
    'VERIFICATION_CODE_NOT_FOUND',
    'NOT_FOUND',
    'BAD_REQUEST',
    'CONFLICT',
    'PROPOSAL_VERIFICATION_CODE_NOT_FOUND',
  ])('%s while a purchase is verified', (code) => {
    expect(errorMessage(code, 'UME', 'verification')).toBe(NOT_VERIFIED);
  });

  test.each([
    ['IMEI_VERIFICATION_SERVICE_UNAVAILABLE', 'Serviço indisponível. Tente novamente em alguns minutos'],
    ['BAD_REQUEST', 'Número IMEI informado é inválido'],
  ])('%s of a device', (code, sentence) => {
    expect(errorMessage(code, 'UME', 'device')).toBe(sentence);
  });

  test('of failures nobody foresaw', () => {
    expect(errorMessage('INTERNAL_SERVER_ERROR', 'UME')).toBe('Erro inesperado, por favor, tente novamente.');
    expect(errorMessage('IDEMPOTENCY_KEY_REQUIRED', 'UME')).toBe(
      'Ops. Uma falha inesperada aconteceu. Tente novamente.',
    );
  });
});

describe('a code this version does not know', () => {
  test.each(['A_CODE_OF_TOMORROW', '', 'constructor', '__proto__', 'toString'])('%j', (code) => {
    expect(isErrorCode(code)).toBe(false);
    expect(errorMessage(code, 'Casa & Cia')).toBe('Erro desconhecido. Contate o suporte Casa & Cia.');
  });
});

describe('every sentence', () => {
  const all = Object.entries(errors).flatMap(([code, spec]) =>
    [spec.message, ...Object.values('messageIn' in spec ? spec.messageIn : {})].map(
      (sentence) => [code, sentence] as const,
    ),
  );
  test.each(all)('%s: %s', (code, sentence) => {
    expect(code).toMatch(/^[A-Z][A-Z_]+[A-Z](?:64)?$/);
    expect(sentence.trim()).toBe(sentence);
    expect(sentence.length).toBeGreaterThan(8);
    expect(sentence.replace(/\{(brand|lines|days|minimum|maximum|payoff|column|charges|fees)\}/g, '')).not.toMatch(
      /[{}]/,
    );
  });

  test('has a status that fits what it says', () => {
    const statuses = Object.entries(errors).map(([code, { status }]) => ({ code, status }));
    const sane = new Set([400, 401, 403, 404, 409, 413, 422, 429, 500, 503]);
    expect(statuses.filter(({ status }) => !sane.has(status))).toEqual([]);
    expect(
      statuses.filter(({ code, status }) => code.endsWith('_NOT_FOUND') && status !== 404).map(({ code }) => code),
    ).toEqual(['EVALUATION_POLICY_NOT_FOUND', 'POLICY_NOT_FOUND', 'CONTRACT_POLICY_NOT_FOUND']);
    expect(statuses.filter(({ status }) => status >= 500).map(({ code }) => code)).toEqual([
      'SERVICE_UNAVAIBLE',
      'INTERNAL_SERVER_ERROR',
      'SERVICE_UNAVAILABLE',
      'UNABLE_TOKEN',
      'UNABLE_TO_CREATE_PROCESS',
      'UNKNOWN_ERROR',
      'INVALID_WDD_CREDENTIALS',
      'FAILED_TO_REQUEST',
      'FINANCIAL_INSTITUCION_COMMUNICATION_ERROR',
      'IMEI_VERIFICATION_SERVICE_UNAVAILABLE',
      'DEVICE_LOCK_SERVICE_UNAVAILABLE',
      'ADDRESS_LOOKUP_AWAY',
    ]);
  });
});

test('an amount of the details stands in the sentence, in reais', () => {
  const say = (code: string, details: object) => errorMessage(code, 'UME', 'purchase', details);
  expect(say('DEVICE_VALUE_TOO_LOW', { minimum: 1234.5 })).toBe(
    'Valor do aparelho deve ser no mínimo R$\u00a01.234,50',
  );
  expect(say('DEVICE_VALUE_TOO_HIGH', { maximum: 900 })).toBe('Valor do aparelho deve ser no máximo R$\u00a0900,00');
  expect(say('DEVICE_VALUE_ABOVE_CREDIT', { maximum: 800 })).toBe('Informe um valor de até R$\u00a0800,00');
});
