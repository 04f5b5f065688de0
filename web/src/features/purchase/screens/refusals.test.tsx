import type { ErrorCode } from '@balcao/contract/errors';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { selling } from '../../../testing/answers.ts';
import { fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

const OFFER = 'POST /coordinator/contracts';

/** The cashier spec, section 8, word for word; what a code dialog says is looked at beside the dialog. */
const sentences: [ErrorCode, string][] = [
  ['INVALID_PURCHASE_VALUE', 'Insira o valor da compra'],
  ['CANT_CREATE_CONTRACT', 'Não foi possível criar o contrato'],
  ['BORROWER_NOT_FOUND', 'CPF não encontrado'],
  ['POLICY_NOT_FOUND', 'Política não encontrada. Tente novamente.'],
  ['CONTRACT_POLICY_NOT_FOUND', 'Política não encontrada. Tente novamente.'],
  ['OPERATOR_IS_NOT_CASHIER', 'Operador não possui permissão para este acesso'],
  ['INSUFFICIENT_LIMIT', 'Limite insuficiente'],
  ['INSUFFICIENT_PURCHASE_VALUE', 'Valor inferior ao limite permitido'],
  ['INSUFFICIENT_FIRST_PURCHASE_VALUE', 'Valor para primeira compra abaixo do mínimo'],
  ['CONTRACT_HAS_INSTALLMENTS_ALREADY', 'Contrato já possui parcelas.'],
  ['INSTALLMENT_NOT_FOUND', 'Parcela não encontrada.'],
  ['PROPOSAL_NOT_FOUND', 'Propostas não encontradas. Tente novamente.'],
  ['SERVICE_UNAVAIBLE', 'Serviço/Sistema indisponível. Tente mais tarde'],
  ['FINANCIAL_INSTITUCION_COMMUNICATION_ERROR', 'Serviço/Sistema indisponível. Tente mais tarde'],
  ['ANOTHER_PROPOSAL_ALREADY_ACCEPTED', 'Outra proposta já foi selecionada. Tente novamente.'],
  ['PROPOSAL_REFUSALS_ARE_NOT_SUPPORTED', 'Propostas recusadas não são suportadas. Tente novamente.'],
  ['CONTRACT_NOT_FOUND', 'Contrato não encontrado'],
  ['LIMIT_NOT_FOUND', 'CPF sem limite'],
  ['CONTRACT_HAS_NO_ACCEPTED_PROPOSAL', 'O contrato não possui proposta aceita'],
  ['OVERDUE_INSTALLMENTS', 'Seu limite foi bloqueado. Você possui parcelas atrasadas.'],
  ['OPEN_RENEGOTIATIONS', 'Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto.'],
  ['MANUALLY_BLOCKED', 'Seu limite foi bloqueado. Entre em contato com UME'],
  [
    'PURCHASE_DISABLED_FOR_BORROWER',
    'Este cliente foi desabilitado para realizar compras. Favor, entrar em contato com a Central de Atendimento para mais detalhes',
  ],
  ['INSUFFICIENT_TRANSACTIONAL_LIMIT', 'Valor abaixo do mínimo da proposta'],
  ['EXCEEDING_TRANSACTIONAL_LIMIT', 'Valor acima do aprovado na proposta'],
];
const NOT_VERIFIED =
  'Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação';
/** Said in the dialog of the code. */
const ofCodes: [ErrorCode, string][] = [
  ['INVALID_ORIGINATION_CODE', 'Código de compra incorreto'],
  ['VERIFICATION_CODE_NOT_FOUND', NOT_VERIFIED],
  ['NOT_FOUND', NOT_VERIFIED],
  ['BAD_REQUEST', NOT_VERIFIED],
  ['CONFLICT', NOT_VERIFIED],
  ['PROPOSAL_VERIFICATION_CODE_NOT_FOUND', NOT_VERIFIED],
  ['INTERNAL_SERVER_ERROR', 'Código de compra inválido. Tente novamente.'],
];
const blocks = new Set<string>(['OVERDUE_INSTALLMENTS', 'OPEN_RENEGOTIATIONS', 'MANUALLY_BLOCKED']);

async function valueAsked() {
  const api = fakeApi(selling);
  vi.stubGlobal('open', () => null);
  signedIn();
  const { user } = await renderAt('/caixa/compras');
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  const value = await screen.findByLabelText('Valor da compra');
  await user.type(value, '1000');
  return { api, user, value };
}

test('each refusal stands on the page in its words, once, with what was typed; a block with the way to pay', async () => {
  const { api, user, value } = await valueAsked();
  for (const [code, sentence] of sentences) {
    api.refuse(OFFER, code);
    await user.type(value, '{Enter}');
    await waitFor(() =>
      expect([code, screen.getAllByText(sentence, { selector: '.banner-title' }).length]).toEqual([code, 1]),
    );
    expect([code, screen.queryByRole('link', { name: 'Efetuar pagamentos em aberto' }) !== null]).toEqual([
      code,
      blocks.has(code),
    ]);
    expect(value).toHaveValue('R$ 1.000');
  }
}, 30_000);

test('each refusal of a code stands in its dialog, and what was typed may be typed over', async () => {
  const { api, user, value } = await valueAsked();
  await user.type(value, '{Enter}');
  await screen.findByRole('radiogroup');
  await user.keyboard(' {Enter}');
  await user.click(await screen.findByRole('button', { name: /^Sim/ }));
  const field = await screen.findByLabelText('Código de 6 dígitos');
  for (const [code, sentence] of ofCodes) {
    api.refuse('PATCH /origination-code/verify', code);
    await user.clear(field);
    await user.type(field, '000000{Enter}');
    const told = `${sentence.replace(/\.$/, '')}. Restam 5 tentativas.`;
    await waitFor(() => expect([code, screen.queryByText(told) !== null]).toEqual([code, true]));
    expect(screen.getByRole('button', { name: 'Finalizar' })).toBeDisabled();
  }
}, 30_000);

test('a code of a later version is told as unknown, with whom to ask', async () => {
  const { api, user, value } = await valueAsked();
  api.on(OFFER, () => Object.assign(refused('CANT_CREATE_CONTRACT'), { code: 'A_CODE_OF_TOMORROW' }));
  await user.type(value, '{Enter}');
  expect(
    await screen.findByText('Erro desconhecido. Contate o suporte UME.', { selector: '.banner-title' }),
  ).toBeVisible();
});

test('a value under R$ 1,00 is red and says so; while a value is checked the button says it, and ignores all else', async () => {
  const { api, user, value } = await valueAsked();
  await user.clear(value);
  await user.type(value, '0,99{Enter}');
  expect(value).toBeInvalid();
  expect(value).toHaveAccessibleDescription('Insira o valor da compra');
  await user.clear(value);
  await user.type(value, '1');
  expect(value).toBeValid();
  const { answer, give } = held<ReturnType<typeof refused>>();
  api.on(OFFER, () => answer);
  await user.type(value, '{Enter}');
  const button = await screen.findByRole('button', { name: 'Calculando parcelas...' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button.querySelector('.spinner')).not.toBeNull();
  await user.type(value, '5{Enter}');
  await user.click(button);
  expect(value).toHaveValue('R$ 1,00');
  expect(api.made(OFFER)).toHaveLength(1);
  give(refused('SERVICE_UNAVAIBLE'));
  expect(await screen.findByRole('button', { name: /^Ver parcelas/ })).toBeVisible();
});
