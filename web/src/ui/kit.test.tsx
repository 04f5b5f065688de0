import { reaisToCents } from '@balcao/contract/kernel';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Button } from './button/button.tsx';
import { IconButton } from './button/icon-button.tsx';
import { Money } from './data/money.tsx';
import { Portrait } from './data/portrait.tsx';
import { Banner } from './feedback/banner.tsx';
import { EmptyState } from './feedback/empty-state.tsx';
import { ProgressBar } from './feedback/progress-bar.tsx';
import { SkeletonRows } from './feedback/skeleton-rows.tsx';
import { StatusBadge } from './feedback/status-badge.tsx';
import { Select } from './field/select.tsx';
import { Brand } from './layout/brand.tsx';
import { Cupom } from './layout/cupom-strip.tsx';

/** The parts that have no keys of their own, in what they say and refuse. */

describe('a button', () => {
  // Planted: `disabled` in place of `aria-disabled` drops the focus to the page while it waits.
  test('that waits says for what, keeps the focus, and acts on nothing', async () => {
    const [onClick, onSubmit] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const form = (busyText?: string) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Button type="submit" busyText={busyText} onClick={onClick}>
          Pagar
        </Button>
      </form>
    );
    const { rerender } = render(form());
    await userEvent.click(screen.getByRole('button', { name: 'Pagar' }));
    rerender(form('Pagando...'));
    const busy = screen.getByRole('button', { name: 'Pagando...' });
    expect(busy).toHaveFocus();
    expect(busy).toBeEnabled();
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    await userEvent.keyboard('{Enter} ');
    expect([onClick, onSubmit].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  });

  test('submits a form only when it is told to', async () => {
    const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Voltar</Button>
        <IconButton icon="close" label="Fechar" />
        <Button type="submit">Enviar</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('of a picture alone has a name', () => {
    render(<IconButton icon="close" label="Fechar aviso" />);
    expect(screen.getByRole('button', { name: 'Fechar aviso' })).toBeVisible();
  });
});

describe('a banner', () => {
  test.each([
    ['danger', 'alert', 'Erro'],
    ['attention', 'status', 'Atenção'],
    ['success', 'status', 'Pronto'],
    ['info', 'status', 'Informação'],
  ] as const)('of %s that appears is announced as %s, its tone in words', (kind, role, word) => {
    render(
      <Banner kind={kind} isLive>
        Aconteceu.
      </Banner>,
    );
    expect(screen.getByRole(role)).toHaveTextContent(`${word}: Aconteceu.`);
  });

  test('that was there already interrupts nobody; a title stands for its tone', () => {
    render(<Banner kind="danger" title="Limite bloqueado" actions={<a href="/x">Pagar</a>} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).toHaveTextContent(/^Limite bloqueadoPagar$/);
  });
});

test('waiting, emptiness and progress are said, not only drawn', () => {
  render(
    <>
      <SkeletonRows label="Buscando parcelas..." rows={3} />
      <EmptyState title="Nada a receber" actions={<button type="button">Buscar</button>}>
        Este cliente está em dia.
      </EmptyState>
      <ProgressBar label="Tempo" value={90} max={60} text="0 s" />
      <StatusBadge tone="danger" text="Em atraso" />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Buscando parcelas...');
  expect(screen.getByText('Este cliente está em dia.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Tempo' })).toHaveAttribute('value', '60');
  expect(screen.getByText('Em atraso')).toBeVisible();
});

test('money is written one way, from reais or from cents', () => {
  render(
    <>
      <Money reais={1234.5} />
      <Money cents={reaisToCents(1234.5)} />
      <Money reais={0} isFigure />
    </>,
  );
  expect(screen.getAllByText('R$ 1.234,50')).toHaveLength(2);
  expect(screen.getByText('R$ 0,00')).toBeVisible();
});

test('a picture says whose it is, or that there is none', () => {
  const { rerender } = render(<Portrait name="Ana" src="data:," />);
  expect(screen.getByRole('img', { name: 'Foto de Ana' })).toBeVisible();
  rerender(<Portrait name="Ana" src="data:," caption="Documento" />);
  expect(screen.getByRole('img', { name: 'Documento de Ana' })).toBeVisible();
  rerender(<Portrait name="Ana" src={null} />);
  expect(screen.getByRole('img', { name: 'Ana, sem foto' })).toBeVisible();
});

test('a logo that does not load leaves the name in letters', () => {
  const { rerender } = render(<Brand name="Norte" logo="/logo.svg" darkLogo={null} />);
  fireEvent.error(screen.getByRole('img', { name: 'Norte' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Norte')).toBeVisible();
  rerender(<Brand name="UME" logo={null} darkLogo="/dark.svg" />);
  expect(screen.getByText('UME')).toBeVisible();
});

describe('the paper', () => {
  const sections = [
    { key: 'store', rows: [{ label: 'Loja', value: 'Centro' }] },
    { key: 'plan', title: 'Plano', rows: [{ label: 'Parcelas', value: '', isBlank: true, note: 'a escolher' }] },
  ];

  test('says what is not known yet, in words', () => {
    render(<Cupom title="Compra" sections={sections} />);
    expect(screen.getAllByRole('definition').map((row) => row.textContent)).toEqual([
      'Centro',
      'ainda não informadoa escolher',
    ]);
  });

  test('is a bar with the total on a phone, opened and closed by a press', async () => {
    render(<Cupom title="Compra" sections={sections} total={{ label: 'Total a pagar', value: 'R$ 10,00' }} />);
    const bar = screen.getByRole('button', { name: /Total a pagar\s*R\$ 10,00/ });
    expect(bar).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(bar);
    expect(bar).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(bar.getAttribute('aria-controls') ?? '')).toHaveTextContent('Centro');
  });

  test('without a total the bar has the name of the paper', () => {
    render(<Cupom title="Compra" sections={[]} />);
    expect(screen.getByRole('button', { name: 'Compra' })).toBeVisible();
  });
});

test('a choice among the options says its error and begins with none', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const options = [
    { value: 'a', label: 'Loja A' },
    { value: 'b', label: 'Loja B' },
  ];
  render(
    <Select
      label="Loja"
      placeholder="Selecione"
      options={options}
      value=""
      onChange={onChange}
      error="Selecione uma loja"
    />,
  );
  const select = screen.getByLabelText('Loja');
  expect(select).toHaveDisplayValue('Selecione');
  expect(select).toBeInvalid();
  expect(select).toHaveAccessibleDescription('Selecione uma loja');
  await userEvent.selectOptions(select, 'Loja B');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
});
