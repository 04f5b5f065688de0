import { expect, test } from 'vitest';
import { aColleague } from '../testing/colleagues.ts';
import { changeOf, draftOf, emptyDraft, newColleagueOf, problemsOf } from './draft.ts';
import { findStaff } from './find-staff.ts';
import { badRowsCsv, goodRows, shownFaults } from './sheet.ts';

const whole = {
  name: 'RITA NOGUEIRA',
  cpf: '52998224725',
  email: 'rita@loja.com.br',
  phone: '92988887777',
  storeId: 's1',
  role: 'cashier',
  password: 'caixa1',
  repeat: 'caixa1',
} as const;
const asNew = { isNew: true, hasPassword: true };

test('a whole draft has no problem; an empty one names every field', () => {
  expect(problemsOf(whole, asNew)).toEqual({});
  expect(Object.keys(problemsOf(emptyDraft, asNew)).sort().join(' ')).toBe(
    'cpf email name password phone role storeId',
  );
});

test.each([
  [{ password: 'cai1', repeat: 'cai1' }, { password: 'Mínimo de 6 caracteres' }],
  [{ password: 'caixas', repeat: 'caixas' }, { password: 'Pelo menos 1 número' }],
  [{ repeat: 'caixa2' }, { repeat: 'As senhas não são iguais' }],
  [{ cpf: '00000000000' }, { cpf: 'Digite um CPF válido.' }],
  [{ phone: '9232334444' }, { phone: 'Digite um celular com DDD' }],
  [{ storeId: '' }, { storeId: 'Selecione uma loja' }],
  [{ role: '' as const }, { role: 'Selecione uma função' }],
  [{ email: 'rita@loja' }, { email: 'Por favor, insira um e-mail válido' }],
  [{ name: 'RITA' }, { name: 'Preencha o nome e o sobrenome, só com letras' }],
  [{ storeId: '', role: 'analyst' as const }, {}],
])('%j: %j', (over, problems) => {
  expect(problemsOf({ ...whole, ...over }, asNew)).toEqual(problems);
});

test('the phone goes with its country; a change sends the password only when it is one', () => {
  expect(newColleagueOf(whole, 'cashier', undefined)).toMatchObject({
    phoneNumber: '+5592988887777',
    active: true,
    storeId: 's1',
  });
  const draft = draftOf(aColleague());
  expect(draft.phone).toBe('92988887777');
  const change = { version: 3, role: 'cashier', retailerId: 'r9' } as const;
  expect(changeOf(whole, { ...change, hasPassword: false })).not.toHaveProperty('password');
  expect(changeOf(whole, { ...change, hasPassword: true })).toMatchObject({
    password: 'caixa1',
    version: 3,
    retailerId: 'r9',
  });
});

test('the staff is found by words without accents and by figures, in a store, blocked ones when asked', () => {
  const staff = [
    aColleague({ id: 'a', name: 'ÍRIS DA CONCEIÇÃO' }),
    aColleague({ id: 'b', name: 'JOÃO', storeId: 's2', phoneNumber: '+5592977776666' }),
    aColleague({ id: 'c', name: 'IRIS LIMA', active: false }),
  ];
  const all = { storeId: undefined, showsBlocked: false, typed: '' };
  const found = (over: object) => findStaff(staff, { ...all, ...over }).map(({ id }) => id);
  expect([found({}), found({ typed: 'conceicao iris' }), found({ typed: '97777-6666' })]).toEqual([
    ['a', 'b'],
    ['a'],
    ['b'],
  ]);
  expect([found({ storeId: 's2' }), found({ showsBlocked: true, typed: 'iris' })]).toEqual([['b'], ['a', 'c']]);
});

const row = (line: number, over: object = {}) => ({
  line,
  name: 'Rita',
  cpf: '1',
  email: '',
  phoneNumber: '',
  role: 'Caixa',
  storeName: 'Centro',
  active: true,
  ...over,
});

// Planted: cells as they were typed.
test('bad rows are taken away with their reasons, and nothing of them is a formula', () => {
  const rows = [row(2), row(3, { name: '=1+1; "x"' })];
  const faults = [{ line: 3, field: 'name' as const, reason: 'Nome inválido' }];
  expect(goodRows(rows, faults).map(({ line }) => line)).toEqual([2]);
  expect(shownFaults(rows, faults)).toMatchObject([{ line: 3, column: 'Nome', value: '=1+1; "x"' }]);
  expect(badRowsCsv(rows, faults)).toBe(
    '\uFEFF"Nome";"CPF";"Email";"Telefone";"Função";"Loja";"Linha";"Erro"\r\n' +
      '"\'=1+1; ""x""";"1";"";"";"Caixa";"Centro";"3";"Nome: Nome inválido"\r\n',
  );
});
