import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeFocus } from './take-focus.ts';

let user: ReturnType<typeof userEvent.setup>;
const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;

beforeEach(() => {
  user = userEvent.setup();
  document.body.innerHTML = '<input id="cpf"><input id="value"><button id="search"></button>';
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const later = (ms: number) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + ms);
};

test('takes it when nobody is typing', async () => {
  await user.click(field('cpf'));
  takeFocus(field('value'));
  expect(field('value')).toHaveFocus();
});

test('leaves a field that is being typed into, also after a pause', async () => {
  await user.type(field('cpf'), '529');
  takeFocus(field('value'));
  expect(field('cpf')).toHaveFocus();
  later(60_000);
  takeFocus(field('value'));
  expect(field('cpf')).toHaveFocus();
});

test('leaves a pasted field', async () => {
  await user.click(field('cpf'));
  await user.paste('52998224725');
  takeFocus(field('value'));
  expect(field('cpf')).toHaveFocus();
});

test('keys that a locked field swallows count for a second', async () => {
  field('cpf').readOnly = true;
  await user.click(field('cpf'));
  await user.keyboard('529');
  takeFocus(field('value'));
  expect(field('cpf')).toHaveFocus();
  later(1_100);
  takeFocus(field('value'));
  expect(field('value')).toHaveFocus();
});

test('Enter hands the field over, and so does leaving it', async () => {
  await user.type(field('cpf'), '529{Enter}');
  takeFocus(field('value'));
  expect(field('value')).toHaveFocus();
  await user.type(field('cpf'), '9');
  await user.click(field('search'));
  takeFocus(field('value'));
  expect(field('value')).toHaveFocus();
});
