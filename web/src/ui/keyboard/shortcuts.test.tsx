import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { KeyboardMap } from './keyboard-map.tsx';
import { activeKeys, listenToShortcuts, useShortcut } from './shortcuts.ts';
import { useKeys } from './use-keys.ts';

const run = vi.fn<(name: string) => void>();
function Help() {
  useShortcut({ key: '?', label: 'Ajuda', run: () => run('help') });
  return null;
}
function Back({ name, worksInFields = false }: { name: string; worksInFields?: boolean }) {
  useShortcut({ key: 'Escape', label: `Voltar: ${name}`, run: () => run(name), worksInFields });
  return null;
}

function Taking({ by }: { by: string }) {
  useShortcut({ key: by, label: by, run: () => run(by) });
  return null;
}
const lines = [{ keys: ['ArrowUp', 'ArrowDown'], label: 'Mover' }];
function List() {
  const onKeyDown = useKeys(lines, ({ key }) => run(key));
  return <button type="button" aria-label="Lista" onKeyDown={onKeyDown} />;
}

const ran = () => run.mock.calls.map(([name]) => name);

let stop: () => void;
beforeEach(() => {
  run.mockClear();
  stop = listenToShortcuts();
});
afterEach(() => stop());

test('a key acts from anywhere while its part is shown, and no longer', () => {
  const view = render(<Help />);
  fireEvent.keyDown(document.body, { key: '?' });
  view.unmount();
  fireEvent.keyDown(document.body, { key: '?' });
  expect(ran()).toEqual(['help']);
});

test('the latest part that names a key has it, and gives it back', () => {
  const { rerender } = render(<Back key="page" name="page" />);
  rerender(
    <>
      <Back key="page" name="page" />
      <Back key="panel" name="panel" />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(activeKeys().map(({ label }) => label)).toEqual(['Voltar: panel']);
  rerender(<Back key="page" name="page" />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(ran()).toEqual(['panel', 'page']);
});

test('what runs is what the part says now', () => {
  const { rerender } = render(<Back name="before" />);
  rerender(<Back name="now" />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(ran()).toEqual(['now']);
});

// Planted: every field keeps every key, so that '?' does nothing where the cashier's focus is.
test.each([
  ['numeric', '?', true],
  ['numeric', '/', false],
  ['numeric', '5', false],
  ['numeric', 'Escape', false],
  ['decimal', '?', true],
  ['decimal', ',', false],
])('a field of %s has %s taken from it: %s', (inputMode, key, isTaken) => {
  render(<Taking by={key} />);
  const field = document.body.appendChild(document.createElement('input'));
  field.setAttribute('inputmode', inputMode);
  fireEvent.keyDown(field, { key });
  field.remove();
  expect(ran()).toEqual(isTaken ? [key] : []);
});

test('a check types nothing', () => {
  render(<Help />);
  const check = document.body.appendChild(document.createElement('input'));
  check.type = 'checkbox';
  fireEvent.keyDown(check, { key: '?' });
  check.remove();
  expect(ran()).toEqual(['help']);
});

test('a part lists its keys while it is shown, and gets no other', () => {
  const { unmount } = render(<List />);
  expect(activeKeys()).toEqual([{ keys: ['ArrowUp', 'ArrowDown'], label: 'Mover' }]);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Lista' }), { key: 'ArrowDown' });
  fireEvent.keyDown(screen.getByRole('button', { name: 'Lista' }), { key: 'Delete' });
  expect(ran()).toEqual(['ArrowDown']);
  unmount();
  expect(activeKeys()).toEqual([]);
});

test('screens hear keys only through the list that the map shows', () => {
  const files = import.meta.glob<string>(['../../{app,customer,domain,features}/**/*.tsx', '!**/*.test.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const hearsKeys = Object.keys(files).filter((path) =>
    /\bevent\.key\b|addEventListener\('key/.test(files[path] ?? ''),
  );
  expect(hearsKeys.length).toBeGreaterThan(2);
  for (const path of hearsKeys) expect([path, files[path]?.includes('useKeys')]).toEqual([path, true]);
});

// Planted: Ctrl ignored lets the browser's own search have the key; K alone would eat a name that is typed.
test('a key with Ctrl or ⌘ is one of its own, also in a field', () => {
  const found = vi.fn<() => void>();
  function Finder() {
    useShortcut({ key: 'Ctrl+K', label: 'Procurar', run: found });
    return <input aria-label="Nome" />;
  }
  render(<Finder />);
  fireEvent.keyDown(screen.getByLabelText('Nome'), { key: 'k' });
  expect(found).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Nome'), { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  expect(found).toHaveBeenCalledTimes(2);
});

describe('a key is left alone', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])('with %o', (init) => {
    render(<Help />);
    fireEvent.keyDown(document.body, { key: '?', ...init });
    expect(ran()).toEqual([]);
  });

  test.each(['input', 'textarea', 'select'])('in a %s, unless it types nothing', (tag) => {
    render(
      <>
        <Help />
        <Back name="back" worksInFields />
      </>,
    );
    const field = document.body.appendChild(document.createElement(tag));
    fireEvent.keyDown(field, { key: '?' });
    fireEvent.keyDown(field, { key: 'Escape' });
    field.remove();
    expect(ran()).toEqual(['back']);
  });

  test('when somebody took it already, and inside a dialog', async () => {
    render(
      <>
        <Help />
        <Dialog open title="Pergunta" actions={<button type="button">Sim</button>} />
      </>,
    );
    screen.getByRole('button', { name: 'Sim' }).focus();
    await userEvent.keyboard('?');
    const taken = new KeyboardEvent('keydown', { key: '?', cancelable: true, bubbles: true });
    taken.preventDefault();
    document.body.dispatchEvent(taken);
    expect(ran()).toEqual([]);
  });

  test('once nobody listens', () => {
    render(<Help />);
    stop();
    fireEvent.keyDown(document.body, { key: '?' });
    expect(ran()).toEqual([]);
  });
});

test('the map names the keys of the page as they are written on them, and those of everywhere', async () => {
  const onClose = vi.fn<() => void>();
  const page = (open: boolean) => (
    <>
      <Help />
      <Back name="caixa" />
      <KeyboardMap open={open} onClose={onClose} />
    </>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  const keys = screen.getAllByRole('term').map((term) => term.textContent);
  expect(keys.sort()).toEqual(['?', 'Enter', 'Esc', 'Tab']);
  expect(screen.getByText('Voltar: caixa')).toBeVisible();
  const [, close] = screen.getAllByRole('button', { name: 'Fechar' });
  if (close) await userEvent.click(close);
  expect(onClose).toHaveBeenCalledOnce();
});
