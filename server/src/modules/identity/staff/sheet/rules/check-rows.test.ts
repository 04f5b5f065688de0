import { describe, expect, test } from 'vitest';
import type { Role } from '@balcao/contract';
import { refusalOf } from '../../../../../testing/refusals.ts';
import { checkRows, type SheetFacts } from './check-rows.ts';
import { rowsOfSheet } from './columns.ts';

const facts = (over: Partial<SheetFacts> = {}): SheetFacts => ({
  roles: ['cashier', 'attendant', 'representative', 'promoter'] satisfies Role[],
  stores: [
    { id: 's1', name: 'Centro', isActive: true },
    { id: 's2', name: 'São José', isActive: true },
    { id: 's3', name: 'Antiga', isActive: false },
    { id: 's4', name: 'Dupla', isActive: true },
    { id: 's5', name: 'DUPLA', isActive: true },
  ],
  isEmailTaken: (email) => email === 'tem@casa.example',
  isCpfTaken: (cpf) => cpf === '11144477735',
  ...over,
});
const row = (over: object = {}) => ({
  line: 2,
  name: 'Rita Nogueira',
  cpf: '529.982.247-25',
  email: 'Rita@Casa.example',
  phoneNumber: '(92) 98888-7777',
  role: 'Caixa',
  storeName: 'Centro',
  ...over,
});
const faultsOf = (...rows: ReturnType<typeof row>[]) =>
  checkRows(rows, facts()).faults.map(({ line, reason }) => `${line}: ${reason}`);

test('punctuation, capitals and accents are no faults', () => {
  const { good, faults } = checkRows(
    [row({ role: ' CAIXA', storeName: 'sao jose ', name: ' rita   nogueira ' })],
    facts(),
  );
  expect(faults).toEqual([]);
  expect(good).toEqual([
    {
      line: 2,
      name: 'RITA NOGUEIRA',
      cpf: '52998224725',
      email: 'rita@casa.example',
      phone: '+5592988887777',
      role: 'cashier',
      storeId: 's2',
      active: true,
    },
  ]);
});

// Planted: CPFs as the sheet's number has them.
test('a CPF that lost its leading zeros is whole again', () => {
  const whole = '01234567890';
  expect(checkRows([row({ cpf: whole.replace(/^0+/, '') })], facts()).good[0]?.cpf).toBe(whole);
});

test.each([
  [{ name: '' }, 'Nome não informado'],
  [{ name: 'Rita' }, 'Nome deve ter sobrenome'],
  [{ name: 'Rita =1+1' }, 'Nome inválido: use só letras'],
  [{ cpf: ' ' }, 'CPF não informado'],
  [{ cpf: '529.982.247-26' }, 'CPF inválido'],
  [{ cpf: '5,29982E+10' }, 'O CPF perdeu dígitos na planilha. Formate a coluna como texto e digite de novo.'],
  [{ cpf: '11144477735' }, 'Colaborador já cadastrado com este CPF'],
  [{ email: '' }, 'E-mail não informado'],
  [{ email: 'rita@casa' }, 'E-mail inválido'],
  [{ email: 'TEM@casa.example' }, 'Colaborador já cadastrado com este e-mail'],
  [{ phoneNumber: '' }, 'Telefone não informado'],
  [{ phoneNumber: '3233-4444' }, 'Telefone inválido'],
  [{ role: '' }, 'Função não informada'],
  [{ role: 'Analista' }, 'Função não encontrada'],
  [{ role: 'Gerente' }, 'Você não tem autorização para cadastrar um gerente'],
  [{ storeName: '' }, 'Loja não informada'],
  [{ storeName: 'Norte' }, 'Loja não encontrada'],
  [{ storeName: 'Antiga' }, 'Loja inativada'],
  [{ storeName: 'Dupla' }, 'Há mais de uma loja com este nome'],
])('%j: %s', (over, reason) => {
  expect(faultsOf(row(over))).toEqual([`2: ${reason}`]);
});

test('everything that is wrong with a row is told at once, and what stands twice by its first line', () => {
  expect(faultsOf(row(), row({ line: 7, role: '' }))).toEqual([
    '7: Função não informada',
    '7: E-mail repetido na planilha (linha 2)',
    '7: CPF repetido na planilha (linha 2)',
  ]);
});

describe('columns', () => {
  const header = ['Loja', 'nome', 'C.P.F.', 'E-mail', 'TELEFONE', 'Funcao', 'Observação'];
  const line = (cells: string[], formulas: number[] = [], at = 2) => ({ line: at, cells, formulas });
  const refused = (...rows: ReturnType<typeof line>[]) => refusalOf(() => rowsOfSheet(rows));

  test('in any order and spelling, others passed over, empty rows too; formulas are told', () => {
    const rows = [line(header), line(['', '', '', '', '', '', 'só isto']), line(['Centro', 'Rita'], [2], 9)];
    expect(rowsOfSheet(rows)).toEqual({
      rows: [{ line: 9, name: 'Rita', cpf: '', email: '', phoneNumber: '', role: '', storeName: 'Centro' }],
      faults: [{ line: 9, field: 'cpf', reason: 'A célula tem uma fórmula. Cole só o valor.' }],
    });
  });

  test('one that is missing is named, one that stands twice too; without people the sheet is empty', () => {
    expect(refused(line(header.slice(1)))).toMatchObject({ code: 'SHEET_COLUMN_MISSING', details: { column: 'Loja' } });
    expect(refused(line([...header, 'CPF']))).toMatchObject({ code: 'SHEET_COLUMN_TWICE', details: { column: 'CPF' } });
    expect(refused(line(header), line(['', ' '.trim()]))).toMatchObject({ code: 'STAFF_SHEET_EMPTY' });
    expect(refused()).toMatchObject({ code: 'STAFF_SHEET_EMPTY' });
  });
});
