import { expect, test } from 'vitest';
import { bia, rosa } from '../testing/own-data.ts';
import { changeOf, draftOf, kindOf, problemsOf } from './draft.ts';

const address = {
  cep: '69005040',
  street: 'Rua das Flores',
  number: '10',
  complement: '',
  district: 'Centro',
  city: 'Manaus',
  state: 'AM',
} as const;
const living = { ...rosa, address };

test('nothing changed is nothing to send, and nothing is judged', () => {
  for (const data of [rosa, bia, living, { ...bia, email: null }]) {
    expect(changeOf(draftOf(data), data)).toEqual({});
    expect(problemsOf(draftOf(data), data)).toEqual({});
  }
});

// Planted: what was kept before our rules, and is wrong by them, stopped every other change.
test('what stays as it was is not judged, even where it is wrong', () => {
  const old = { ...living, email: 'rosa', address: { ...address, cep: '1' } };
  expect(problemsOf({ ...draftOf(old), email: 'rosa@correio.example' }, old)).toEqual({});
  expect(problemsOf({ ...draftOf(old), number: '12' }, old)).toEqual({ cep: 'Digite um CEP válido.' });
});

test('spaces around are no change, and do not go out with one', () => {
  expect(changeOf({ ...draftOf(living), email: ' rosa@correio.example ', street: 'Rua das Flores ' }, living)).toEqual(
    {},
  );
  expect(changeOf({ ...draftOf(rosa), email: ' r@correio.example ' }, rosa)).toEqual({ email: 'r@correio.example' });
});

test('one field of an address sends the whole of it, a complement that was taken away too', () => {
  const { state: _, ...asked } = address;
  const withRoom = { ...living, address: { ...address, complement: 'Casa 2' } };
  expect(changeOf({ ...draftOf(withRoom), complement: '' }, withRoom)).toEqual({ address: asked });
  expect(problemsOf({ ...draftOf(withRoom), complement: '' }, withRoom)).toEqual({});
});

test('an address that was begun is asked for whole; a complement is not', () => {
  const problems = problemsOf({ ...draftOf(rosa), complement: 'Casa 2' }, rosa);
  expect(new Set(Object.keys(problems))).toEqual(new Set(['cep', 'city', 'district', 'number', 'street']));
  expect(new Set(Object.values(problems))).toEqual(new Set(['Preencha este campo']));
});

test.each(['', 'rosa', 'rosa@', '@correio.example'])('%j takes the place of no e-mail', (email) => {
  expect(problemsOf({ ...draftOf(rosa), email }, rosa)).toEqual({ email: 'Digite um e-mail válido.' });
});

test.each([
  ['CPF', '529.982.247-25', true],
  ['CPF', '529.982.247-26', false],
  ['CPF', 'bia@casa.example', false],
  ['EMAIL', 'bia@casa.example', true],
  ['PHONE', '92988887777', true],
  ['PHONE', '9233', false],
  ['RANDOM', '123e4567-e89b-12d3-a456-426614174000', true],
  ['RANDOM', '52998224725', false],
  ['', '52998224725', false],
] as const)('a Pix key of kind %s: %s is one: %s', (pixKind, pixKey, isOne) => {
  const problems = problemsOf({ ...draftOf(bia), pixKind, pixKey }, bia);
  expect(problems).toEqual(isOne ? {} : { pixKey: 'Confira a chave: ela não é desse tipo.' });
});

test('a key that was kept without its kind is shown with the one that it looks like', () => {
  expect(draftOf({ ...bia, pixKey: { kind: null, key: 'bia@casa.example' } })).toMatchObject({ pixKind: 'EMAIL' });
  expect(draftOf({ ...bia, pixKey: { kind: 'PHONE', key: '+5592988887777' } })).toMatchObject({ pixKind: 'PHONE' });
  expect(draftOf(bia)).toMatchObject({ pixKind: '', pixKey: '' });
  expect([kindOf('RANDOM'), kindOf('CHEQUE'), kindOf('')]).toEqual(['RANDOM', '', '']);
});
