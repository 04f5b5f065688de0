import { eventNames } from '@balcao/contract';
import { afterEach, expect, test } from 'vitest';
import { onEvent, optionEvent, pushEvent } from './data-layer.ts';

afterEach(() => {
  delete window.dataLayer;
});

test('an event lies in the layer that a tag manager reads, and is told', () => {
  const told: string[] = [];
  const stop = onEvent((name) => told.push(name));
  pushEvent('purchase_finished', { plans: 6, isFirst: true, code: 'LIMIT_EXCEEDED' });
  stop();
  pushEvent('login_done');
  expect(window.dataLayer?.at(-2)).toMatchObject({ event: 'purchase_finished', plans: 6, isFirst: true });
  expect(window.dataLayer?.at(-1)).toEqual({ event: 'login_done' });
  expect(told).toEqual(['purchase_finished']);
});

test('fifty events are remembered, in the same list and by the push that a tag manager put there', () => {
  const layer: object[] = [];
  let pushed = 0;
  layer.push = (...items) => {
    pushed += 1;
    return Array.prototype.push.apply(layer, items);
  };
  window.dataLayer = layer;
  for (let count = 0; count < 60; count += 1) pushEvent('purchase_value_checked', { count });
  expect(window.dataLayer).toBe(layer);
  expect([pushed, layer.length]).toEqual([60, 50]);
  expect([layer[0], layer.at(-1)]).toMatchObject([{ count: 10 }, { count: 59 }]);
});

// Planted: a CPF, a telephone, a name, a token and an e-mail as facts, as text and as number.
test('nothing of a person gets in, whoever calls', () => {
  const planted = {
    cpf: '529.982.247-25',
    digits: 52_998_224_725,
    phone: 92_988_887_777,
    name: 'Rita Nogueira',
    shouted: 'RITA',
    email: 'rita@loja.example',
    token: 'q8Zr1mVt0bXyA7cD-EfGhIjKlMnOpQrStUvWxYz_234',
    code: 'UNAUTHORIZED',
  };
  pushEvent('login_refused', planted);
  expect(window.dataLayer).toEqual([{ event: 'login_refused', code: 'UNAUTHORIZED' }]);
});

test('the name of a plan is made plain and cut at 40 characters', () => {
  expect(optionEvent('6x')).toBe('purchase_option_6x');
  const long = optionEvent('Entrada e doze parcelas após o décimo terceiro');
  expect(long).toBe('purchase_option_entrada_e_doze_parcelas_');
  expect(long).toHaveLength(40);
  pushEvent(`${long}x` as typeof long);
  expect(window.dataLayer).toEqual([{ event: long }]);
});

test('every name fits', () => {
  expect(eventNames.filter((name) => name.length > 40)).toEqual([]);
});
