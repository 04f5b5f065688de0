import { expect, test } from 'vitest';
import { kindOfPixKey, pixKeyOf } from './pix-key.ts';

test.each([
  ['CPF', '529.982.247-25', '52998224725'],
  ['EMAIL', ' Ana.Lima@Correio.example ', 'ana.lima@correio.example'],
  ['PHONE', '(92) 98888-7777', '+5592988887777'],
  ['RANDOM', '123E4567-E89B-12D3-A456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
] as const)('a key of kind %s is kept as the directory holds it, and tells its kind', (kind, typed, kept) => {
  expect(pixKeyOf(kind, typed)).toBe(kept);
  expect(kindOfPixKey(kept)).toBe(kind);
});

test.each([
  ['CPF', '529.982.247-26'],
  ['CPF', 'cpf 52998224725'],
  ['EMAIL', 'ana@correio'],
  ['EMAIL', `${'a'.repeat(70)}@correio.example`],
  ['PHONE', '(92) 3333-4444'],
  ['RANDOM', '123e4567e89b12d3a456426614174000'],
] as const)('%s: %s is none', (kind, typed) => expect(pixKeyOf(kind, typed)).toBeNull());

// Eleven digits may be a CPF and a mobile at once: who types says which.
test('what stands in the books of an older version may be of no kind', () => {
  expect(kindOfPixKey('chave-antiga')).toBeNull();
});
