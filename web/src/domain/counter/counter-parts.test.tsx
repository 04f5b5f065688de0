import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/error.ts';
import { renderAlone } from '../../testing/render-alone.tsx';
import { signedIn } from '../../testing/sessions.ts';
import { CPF } from '../testing/customers.ts';
import { callActors } from './call-actors.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { CpfQuestion } from './cpf-question.tsx';
import { CallFailure, failureOf, inWords } from './failure.ts';
import { LostAnswerDialog } from './lost-answer-dialog.tsx';
import { ResumeFailed } from './resume-failed.tsx';
import { ResumedNotice } from './resumed-notice.tsx';
import { installmentsText } from './texts.ts';
import { useCountdown } from './use-countdown.ts';
import { useCounter } from './use-counter.ts';
import { tills, useTill } from './use-till.ts';

const pressed = () => vi.fn<() => void>();

describe('who is it?', () => {
  function Question({ onSearch, ...rest }: Partial<ComponentProps<typeof CpfQuestion>>) {
    const [cpf, setCpf] = useState('');
    const rules = { isSearching: false, isLocked: false, resumedCpf: null, onSearch: onSearch ?? (() => {}) };
    return <CpfQuestion cpf={cpf} onChange={setCpf} {...rules} {...rest} />;
  }
  const field = () => screen.getByLabelText('CPF do cliente');
  const refusal = 'Digite um CPF válido.';

  test('Enter and the button both search, once the CPF is whole and right', async () => {
    const onSearch = pressed();
    render(<Question onSearch={onSearch} />);
    expect(field()).toHaveFocus();
    await userEvent.keyboard(`${CPF}{Enter}`);
    await userEvent.click(screen.getByRole('button', { name: /Pesquisar/ }));
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  test('a wrong one is red with its sentence and not sent; nothing typed says nothing', async () => {
    const onSearch = pressed();
    render(<Question onSearch={onSearch} />);
    await userEvent.click(screen.getByRole('button', { name: /Pesquisar/ }));
    expect(screen.queryByText(refusal)).toBeNull();
    expect(field()).not.toBeInvalid();
    await userEvent.type(field(), '5');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(refusal);
    await userEvent.type(field(), '2998224700{Enter}');
    expect(field()).toBeInvalid();
    await userEvent.clear(field());
    expect(screen.queryByText(refusal)).toBeNull();
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('while it searches nothing is typed, and the button waits', async () => {
    const onSearch = pressed();
    render(<Question cpf={CPF} isSearching onSearch={onSearch} />);
    expect(field()).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: /Buscando cliente/ }));
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('while something else must end first it is locked', () => {
    render(<Question isLocked />);
    expect(field()).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: /Pesquisar/ })).toBeDisabled();
  });

  test('a customer who came back is shown by the masked CPF, without the focus', () => {
    render(<Question resumedCpf="529.***.***-25" />);
    expect(field()).toHaveAttribute('placeholder', '529.***.***-25');
    expect(field()).not.toHaveFocus();
  });
});

describe('the answer that costs money', () => {
  // Planted: without the look at `detail` a double click pays twice.
  test('the second click of a double click is no answer; another click is', async () => {
    const onClick = pressed();
    render(<ConfirmButton onClick={onClick}>Sim</ConfirmButton>);
    const button = screen.getByRole('button', { name: 'Sim' });
    await userEvent.dblClick(button);
    expect(onClick).toHaveBeenCalledOnce();
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('a held Enter is one answer, Enter by itself is one', async () => {
    const onClick = pressed();
    render(<ConfirmButton onClick={onClick}>Sim</ConfirmButton>);
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter>5/}');
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('an answer that was lost', () => {
  test('says what it means and what goes on meanwhile; only its own answers close it', async () => {
    const [onAct, onBack] = [pressed(), pressed()];
    render(
      <LostAnswerDialog
        title="Não se sabe"
        waitText="Perguntando..."
        actText="Conferir"
        onAct={onAct}
        backText="Voltar"
        onBack={onBack}
      >
        Não receba de novo.
      </LostAnswerDialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Não se sabe' });
    expect(dialog).toHaveTextContent('Não receba de novo.');
    expect(screen.getByRole('status')).toHaveTextContent('Perguntando...');
    expect(screen.getByRole('button', { name: 'Conferir' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Conferir' }));
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect([onAct, onBack].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  });

  test('without a way back there is none to press', () => {
    render(
      <LostAnswerDialog title="Não se sabe" actText="Conferir" onAct={() => {}}>
        Espere.
      </LostAnswerDialog>,
    );
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('work that came back says so, and can be left behind unless something must end first', async () => {
  const startAgain = pressed();
  const { rerender } = render(<ResumedNotice text="Retomamos" startAgain="Começar outra" onStartAgain={startAgain} />);
  expect(screen.getByRole('status')).toHaveTextContent('Retomamos');
  await userEvent.click(screen.getByRole('button', { name: 'Começar outra' }));
  expect(startAgain).toHaveBeenCalledOnce();
  rerender(<ResumedNotice text="Retomamos" startAgain="Começar outra" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('work that did not come back offers both ways', async () => {
  const [onRetry, onStartAgain] = [pressed(), pressed()];
  const acts = { onRetry, onStartAgain };
  render(<ResumeFailed title="Não voltou" reason="Sem conexão" startAgain="Começar outra" {...acts} />);
  expect(screen.getByRole('status')).toHaveTextContent('Sem conexão');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(onStartAgain).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Começar outra' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

describe('a failure in words', () => {
  async function wordsOf(error: unknown): Promise<unknown> {
    const call = async () => {
      throw error;
    };
    try {
      return await inWords(call(), 'Norte', 'payments');
    } catch (failure) {
      return failure;
    }
  }

  test.each([
    ['a refusal', new ApiError({ status: 409, code: 'ALREADY_PAID' }), 'ALREADY_PAID', 'Parcela já foi paga.', false],
    ['no connection', new ApiError({ status: 0, code: 'NO_CONNECTION' }), 'NO_CONNECTION', /^Sem conexão/, true],
    [
      'a fault of the server',
      new ApiError({ status: 500, code: 'INTERNAL_SERVER_ERROR' }),
      'INTERNAL_SERVER_ERROR',
      /inesperad/i,
      true,
    ],
    ['a code of a newer server', new ApiError({ status: 409, code: 'BRAND_NEW' }), 'BRAND_NEW', /suporte Norte/, false],
    ['a fault of the page', new TypeError('x'), 'UNEXPECTED', /inesperad/i, true],
  ])('%s', async (_, error, code, message, isAnswerLost) => {
    const failure = await wordsOf(error);
    expect(failure).toMatchObject({ code, isAnswerLost });
    expect(failure).toHaveProperty('message', expect.stringMatching(message) as unknown);
  });

  test('what is in words already keeps them', async () => {
    const failure = new CallFailure('STORE_NOT_FOUND', 'Por favor configure uma loja.');
    expect(await wordsOf(failure)).toBe(failure);
    expect(failureOf(failure)).toBe(failure);
    expect(failureOf('anything')).toMatchObject({ code: 'UNEXPECTED', isAnswerLost: true });
  });

  test('an answer is an answer', async () => {
    expect(await inWords(Promise.resolve(7), 'UME')).toBe(7);
    expect(Object.keys(callActors({ pay: () => Promise.resolve(1) }))).toEqual(['pay']);
  });
});

test('one parcela, two parcelas', () => {
  expect([0, 1, 2].map(installmentsText)).toEqual(['0 parcelas', '1 parcela', '2 parcelas']);
});

test('a countdown goes down with the clock and stops at nothing', () => {
  vi.useFakeTimers({ now: 0 });
  function Left() {
    return <p>{useCountdown((now) => Math.max(0, Math.ceil((2000 - now) / 1000)))} s</p>;
  }
  render(<Left />);
  expect(screen.getByText('2 s')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('1 s')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('0 s')).toBeVisible();
  expect(vi.getTimerCount()).toBe(0);
});

test('a countdown that begins again counts from that instant', () => {
  vi.useFakeTimers({ now: 0 });
  const Left = ({ until }: { until: number }) => (
    <p>{useCountdown((now) => Math.max(0, Math.ceil((until - now) / 1000)))} s</p>
  );
  const { rerender } = render(<Left until={0} />);
  act(() => void vi.advanceTimersByTime(30_000));
  rerender(<Left until={90_000} />);
  expect(screen.getByText('60 s')).toBeVisible();
});

test('the till of this device is the same wherever it is shown', async () => {
  const Till = () => {
    const [till, choose] = useTill();
    return (
      <button type="button" onClick={() => choose('07')}>
        {till ?? 'nenhum'}
      </button>
    );
  };
  render(
    <>
      <Till />
      <Till />
    </>,
  );
  const [first] = screen.getAllByText('nenhum');
  if (first) await userEvent.click(first);
  expect(screen.getAllByText('07')).toHaveLength(2);
  expect(tills.at(0)).toBe('01');
  expect(tills.at(-1)).toBe('20');
});

test('the counter is that of the session; without one nobody is there', async () => {
  signedIn({ flags: { localCashierSelector: true }, support: { analystWhatsapp: '+5592900009002' } });
  const Shown = () => <p>{JSON.stringify(useCounter())}</p>;
  const { unmount } = await renderAlone(<Shown />);
  const shown = () => JSON.parse(screen.getByText(/operatorId/).textContent) as unknown;
  expect(shown()).toMatchObject({
    operatorName: 'Marina Alves',
    storeName: 'Loja Centro',
    brand: 'UME',
    analystWhatsapp: '+5592900009002',
    customerWhatsapp: null,
    hasTills: true,
  });
  unmount();
  signedIn({ store: null });
  await renderAlone(<Shown />);
  expect(shown()).toMatchObject({ storeId: null, storeName: null, hasTills: false });
});
