import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashBody, keyFor, release } from '../../lib/operation-key.ts';
import { LinkBanner } from './link-banner.tsx';

const asked = vi.fn<() => Promise<Response>>();
const down = () => asked.mockRejectedValue(new TypeError('Failed to fetch'));
const up = () => asked.mockImplementation(() => Promise.resolve(Response.json({ status: 'up' })));
const lose = () => window.dispatchEvent(new Event('balcao:no-answer'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.getByRole('status');

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  up();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  release('pay:x');
});

test('nothing is asked and nothing said while calls are answered', async () => {
  render(<LinkBanner />);
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
  expect(said()).toBeEmptyDOMElement();
});

test('one lost call of a server that answers is no lost link', async () => {
  render(<LinkBanner />);
  lose();
  await pass(0);
  expect(asked).toHaveBeenCalledOnce();
  expect(said()).toBeEmptyDOMElement();
});

describe('a lost link', () => {
  test('is said at once, asked for ever more slowly, and said when it is back, for a moment', async () => {
    down();
    render(<LinkBanner />);
    lose();
    await pass(0);
    expect(said()).toHaveTextContent('Sem conexão com o servidor');
    expect(said()).toHaveTextContent('O que você digitou fica nesta tela');
    // At 0, 1, 3, 7, 15, 30 and 45 seconds.
    await pass(45_000);
    expect(asked).toHaveBeenCalledTimes(7);
    up();
    await pass(15_000);
    expect(said()).toHaveTextContent('A conexão voltou');
    await pass(4_000);
    expect(said()).toBeEmptyDOMElement();
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(8);
  });

  test('says that an operation without an answer may stand', async () => {
    down();
    keyFor('pay:x', hashBody({}));
    render(<LinkBanner />);
    lose();
    await pass(0);
    expect(said()).toHaveTextContent('Uma operação ficou sem resposta: pode ter sido registrada.');
  });

  test('a server without its database is none', async () => {
    asked.mockImplementation(() => Promise.resolve(Response.json({ status: 'down' }, { status: 503 })));
    render(<LinkBanner />);
    lose();
    await pass(0);
    expect(said()).toHaveTextContent('Sem conexão com o servidor');
  });

  test('the browser’s own word is believed without asking; back on line it asks at once', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<LinkBanner />);
    await pass(0);
    expect(said()).toHaveTextContent('Sem conexão com o servidor');
    expect(asked).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(said()).toHaveTextContent('A conexão voltou');
  });

  test('a page that is left asks no more', async () => {
    down();
    const { unmount } = render(<LinkBanner />);
    lose();
    await pass(0);
    unmount();
    await pass(60_000);
    expect(asked).toHaveBeenCalledOnce();
  });
});
