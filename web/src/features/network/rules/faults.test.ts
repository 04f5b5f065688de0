import { expect, test } from 'vitest';
import { retailerFaults, storeFaults } from './faults.ts';

const store = {
  name: 'Loja',
  cnpj: '11.222.333/0001-81',
  phone: '',
  cep: '69005140',
  uf: 'AM',
  cityCode: '1302603',
  street: 'Rua A',
  number: 'S/N',
  district: 'Centro',
  complement: '',
};
const retailer = {
  fantasyName: 'Oeste',
  legalName: 'Oeste Ltda',
  cnpj: '12ABC34501DE35',
  zone: 'America/Manaus',
  contactName: 'Rita',
  contactEmail: ' rita@oeste.example ',
  contactPhone: '9230000001',
};

test('what is right has no fault: a store without telephone and complement, an e-mail between spaces', () => {
  expect(storeFaults(store)).toEqual({});
  expect(retailerFaults(retailer)).toEqual({});
});

test('spaces are nothing, and each field that is missing is said', () => {
  const blank = Object.fromEntries(Object.keys(store).map((name) => [name, ' '])) as typeof store;
  const { phone, cep, complement, ...others } = storeFaults({ ...blank, phone: '' });
  expect([phone, complement]).toEqual([undefined, undefined]);
  expect(cep).toBe('Campo obrigatório');
  expect(new Set(Object.values(others))).toEqual(new Set(['Campo obrigatório']));
  expect(Object.keys(others)).toHaveLength(7);
});

test.each([
  ['cep', { cep: '6900514' }, 'Insira um cep válido.'],
  ['cep', { uf: 'SP' }, 'Este CEP não é deste estado.'],
  ['phone', { phone: '923000' }, 'Digite um telefone válido.'],
  ['cnpj', { cnpj: '11.222.333/0001-82' }, 'Digite um CNPJ válido.'],
  ['uf', { uf: '' }, 'Campo obrigatório'],
] as const)('a store: %s of %j', (field, part, sentence) => {
  expect(storeFaults({ ...store, ...part })).toEqual({ [field]: sentence });
});

test.each([
  ['contactEmail', 'rita@', 'E-mail inválido'],
  ['contactPhone', '00', 'Digite um telefone válido.'],
  ['contactPhone', '', 'Campo obrigatório'],
  ['zone', '', 'Campo obrigatório'],
] as const)('a retailer: %s of %j', (field, text, sentence) => {
  expect(retailerFaults({ ...retailer, [field]: text })).toEqual({ [field]: sentence });
});
