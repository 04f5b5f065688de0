import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { savedSheets } from '../../../domain/testing/sheets.ts';
import type { BankAnswer } from '../calls.ts';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aBatchAt, aDesk, DESK, REMIT, REMITTED, RETURN } from '../testing/batches.ts';

beforeEach(() => signedIn({ role: 'analyst' }));
const sent = { number: 12, madeAt: '2026-11-19T15:00:00.000Z', count: 2, amount: 192 };
const desk = () =>
  aDesk([aBatchAt('AT_TRANSITORY_ACCOUNT')], { toRemit: { count: 1, amount: 1400 }, remittances: [sent] });
const bank = async () => within(await screen.findByRole('region', { name: 'Remessa e retorno do banco' }));
const file = (content = '7560') => new File([content], 'retorno.ret', { type: 'text/plain' });

test('a file of what waits is made once and saved; an older one is saved again', async () => {
  const files = savedSheets();
  const content = { content: '756', fileName: 'remessa-000013.rem', number: 13 };
  const api = fakeApi({
    [DESK]: desk,
    [REMIT]: () => content,
    [REMITTED]: () => ({ ...content, fileName: 'remessa-000012.rem' }),
  });
  const { user } = await renderAt('/tesouraria');
  const shown = await bank();
  expect(shown.getByText(/^1 lote espera na conta transitória: R\$\s1\.400,00\.$/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Gerar remessa' }));
  await waitFor(() => expect(files.names()).toEqual(['remessa-000013.rem']));
  expect(await screen.findByText('Remessa gerada. Envie o arquivo ao banco.')).toBeVisible();
  await user.click(shown.getByText('Remessas geradas'));
  expect(shown.getByText(/^Remessa 12, 19\/11\/2026.*: 2 lotes, R\$\s192,00$/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Baixar remessa 12' }));
  await waitFor(() => expect(files.names()).toEqual(['remessa-000013.rem', 'remessa-000012.rem']));
  expect(api.lastOf(REMITTED)?.path).toContain('/remittances/12');
});

test('nothing to send is said; a retailer has no files; a batch at the bank has no step to press', async () => {
  fakeApi({ [DESK]: () => aDesk([aBatchAt('AT_TRANSITORY_ACCOUNT', { remittance: 12 })]) });
  const { unmount } = await renderAt('/tesouraria');
  const shown = await bank();
  expect(shown.getByText('Nenhum lote na conta transitória espera por uma remessa.')).toBeVisible();
  expect(shown.getByRole('button', { name: 'Gerar remessa' })).toBeDisabled();
  expect(screen.getByText('Na remessa 12')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pagar o varejo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reter' })).toBeVisible();
  unmount();
  fakeApi({ [DESK]: () => ({ ...desk(), canAct: false }) });
  await renderAt('/tesouraria');
  await screen.findByRole('article');
  expect(screen.queryByRole('region', { name: 'Remessa e retorno do banco' })).toBeNull();
});

test('what the bank says of each payment is told; a file that is none says why, and another is taken', async () => {
  const answer = { ourId: 'R12-1', retailerName: 'Lojas Aurora', date: '2026-11-19', amount: 1400, occurrences: '' };
  const of = (outcome: BankAnswer['outcome'], more: Partial<BankAnswer> = {}): BankAnswer => ({
    ...answer,
    outcome,
    ...more,
  });
  let isRead = false;
  const api = fakeApi({
    [DESK]: desk,
    [RETURN]: () =>
      isRead
        ? {
            answers: [
              of('PAID'),
              of('REFUSED', { ourId: 'R12-2', occurrences: 'Agência ou conta inválida' }),
              of('UNKNOWN', { ourId: 'X9', retailerName: null, date: null }),
            ],
          }
        : refused('RETURN_OF_OTHER_ACCOUNT'),
  });
  const { user } = await renderAt('/tesouraria');
  const shown = await bank();
  const drop = shown.getByLabelText('Arquivo de retorno do banco');
  await user.upload(drop, file());
  expect(await shown.findByText('Este retorno é de outro banco ou de outra empresa. Nada foi alterado.')).toBeVisible();
  isRead = true;
  await user.click(shown.getByRole('button', { name: /^Remover/ }));
  await user.upload(shown.getByLabelText('Arquivo de retorno do banco'), file('7561'));
  const answers = within(await shown.findByRole('list', { name: 'Retorno retorno.ret' })).getAllByRole('listitem');
  expect(answers.map((item) => item.textContent.replaceAll('\u00A0', ' '))).toEqual([
    'Lojas Aurora, 19/11/2026R$ 1.400,00Pago ao varejo',
    'Lojas Aurora, 19/11/2026R$ 1.400,00Recusado pelo banco: volta para a próxima remessaAgência ou conta inválida',
    'Pagamento X9R$ 1.400,00Não é de nenhuma remessa nossa',
  ]);
  expect(api.lastOf(RETURN)?.body).toEqual({ fileName: 'retorno.ret', content: '7561' });
});
