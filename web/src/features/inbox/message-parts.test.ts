import { expect, test } from 'vitest';
import { messageParts } from './message-parts.ts';

test('a link of ours leads to its page here, another one where it says', () => {
  expect(
    messageParts('Veja em https://balcao.example/c/dados. Ou em https://banco.example/x?y=1, hoje.'),
  ).toMatchObject([
    { text: 'Veja em ' },
    { text: 'https://balcao.example/c/dados', href: '/c/dados' },
    { text: '. Ou em ' },
    { text: 'https://banco.example/x?y=1', href: 'https://banco.example/x?y=1' },
    { text: ', hoje.' },
  ]);
});

test('words stay words, and a code stays on one line', () => {
  expect(messageParts('123 456 é o código; http: nada')).toMatchObject([
    { text: '123\u00a0456 é o código; http: nada' },
  ]);
});
