import { describe, expect, test } from 'vitest';
import { changeOf, type DataForm, faultsOf, formOf } from './data.ts';

const aNewcomer = () => ({ name: '', birthDate: null, professionId: null, email: null, cep: null, address: null });
const aWholeCustomer = () => ({
  ...aNewcomer(),
  name: 'Rita de Souza',
  birthDate: '1990-03-12',
  professionId: 521110,
  cep: '69057070',
});

const TODAY = '2026-11-23';
const form = formOf(aWholeCustomer());

test('what is whole has no fault, with an e-mail or without', () => {
  expect(faultsOf(form, TODAY)).toEqual({});
  expect(faultsOf({ ...form, email: 'rita@exemplo.com.br' }, TODAY)).toEqual({});
});

test.each<[Partial<DataForm>, string]>([
  [{ name: 'Rita' }, 'Digite nome e sobrenome.'],
  [{ name: '  ' }, 'Digite nome e sobrenome.'],
  [{ birthDate: null }, 'Digite uma data válida.'],
  [{ birthDate: '2026-11-24' }, 'A data de nascimento não pode ser no futuro.'],
  [{ birthDate: '2008-11-24' }, 'Idade mínima 18 anos de idade'],
  [{ birthDate: '1926-11-23' }, 'Idade máxima 100 anos de idade'],
  [{ professionId: null }, 'Escolha uma profissão da lista.'],
  [{ email: 'rita@' }, 'E-mail inválido'],
  [{ cep: '6905' }, 'Insira um cep válido.'],
])('%j is told as %s', (part, text) => {
  expect(faultsOf({ ...form, ...part }, TODAY)).toEqual({ [Object.keys(part)[0] ?? '']: text });
});

test('of 18 years on the very day, and one day short of 100, nobody is refused', () => {
  expect(faultsOf({ ...form, birthDate: '2008-11-23' }, TODAY)).toEqual({});
  expect(faultsOf({ ...form, birthDate: '1926-11-24' }, TODAY)).toEqual({});
});

test('only what changed is sent, the name in ASCII; nothing when nothing did', () => {
  expect(changeOf(form, aWholeCustomer())).toBeNull();
  expect(changeOf({ ...form, name: ' João  Conceição ' }, aWholeCustomer())).toEqual({ name: 'Joao Conceicao' });
  expect(changeOf({ ...form, email: 'RITA@exemplo.com' }, aWholeCustomer())).toEqual({ email: 'rita@exemplo.com' });
  expect(changeOf(form, aNewcomer())).toEqual({
    name: 'Rita de Souza',
    birthDate: '1990-03-12',
    cep: '69057070',
    professionId: 521110,
  });
});

describe('the address', () => {
  const lines = { street: 'Rua Recife', number: '12', complement: '', district: 'Adrianópolis', city: 'Manaus' };
  const address = { cep: '69057070', ...lines };
  const lived = { ...aWholeCustomer(), address };

  test('goes with its CEP, as one, without a number too', () => {
    expect(changeOf({ ...form, ...lines }, aWholeCustomer())).toEqual({ address });
    expect(changeOf({ ...form, ...lines, number: ' ' }, aWholeCustomer())).toEqual({
      address: { ...address, number: '' },
    });
    expect(changeOf(formOf(lived), lived)).toBeNull();
    expect(changeOf({ ...formOf(lived), cep: '69005140' }, lived)).toEqual({
      cep: '69005140',
      address: { ...address, cep: '69005140' },
    });
  });

  test('may be left out, but not begun and left: a city that a CEP filled in is no beginning', () => {
    const town = { ...form, city: 'Manacapuru' };
    expect([faultsOf(town, TODAY), changeOf(town, aWholeCustomer())]).toEqual([{}, null]);
    expect(faultsOf({ ...form, number: '12' }, TODAY)).toEqual({
      street: 'Preencha este campo do endereço.',
      city: 'Preencha este campo do endereço.',
    });
  });
});
