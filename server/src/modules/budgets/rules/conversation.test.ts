import { describe, expect, test } from 'vitest';
import { hear, senderOf } from './conversation.ts';

const CPF = '52998224725';

describe('what somebody writes', () => {
  test.each([
    [null, 'Oi!', { says: 'chatWelcome', to: 'CPF' }],
    [null, CPF, { says: 'chatValue', to: 'VALUE', cpf: CPF }],
    ['CPF', '529.982.247-25', { says: 'chatValue', to: 'VALUE', cpf: CPF }],
    ['CPF', '111.111.111-11', { says: 'chatCpfInvalid', to: 'CPF' }],
    ['CPF', 'meu cpf?', { says: 'chatCpfInvalid', to: 'CPF' }],
    ['VALUE', CPF, { says: 'chatValue', to: 'VALUE', cpf: CPF }],
    ['VALUE', 'uma geladeira', { says: 'chatValueInvalid', to: 'VALUE' }],
    ['VALUE', '9,99', { says: 'chatValueInvalid', to: 'VALUE' }],
    ['VALUE', '-50', { says: 'chatValueInvalid', to: 'VALUE' }],
    ['VALUE', '99999999', { says: 'chatValueInvalid', to: 'VALUE' }],
    ['VALUE', '10', { asks: 1_000 }],
    ['VALUE', 'R$ 1.350,5', { asks: 135_050 }],
    ['VALUE', '350.90', { asks: 35_090 }],
    ['VALUE', '350 reais', { asks: 35_000 }],
    ['VALUE', '1.350', { asks: 135_000 }],
    ['VALUE', ' Sair. ', { says: 'chatOver', to: null }],
    [null, 'SAIR', { says: 'chatOver', to: null }],
  ] as const)('while it waits for %s, "%s"', (step, text, heard) => {
    expect(hear(step, text)).toEqual(heard);
  });
});

test.each([
  ['+5592988887777', '+5592988887777'],
  ['5592988887777', '+5592988887777'],
  // Accounts from before the ninth digit.
  ['559288887777', '+5592988887777'],
  ['+14155550100', null],
  ['5592', null],
  ['a friend', null],
])('%s wrote', (from, phone) => {
  expect(senderOf(from)).toBe(phone);
});
