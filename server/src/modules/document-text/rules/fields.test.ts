import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldsOf, isEmpty, sharedFields } from './fields.ts';

const TODAY = '2026-11-24';
const read = (...lines: string[]) => fieldsOf(lines.join('\n\n'), TODAY);

describe('text of a document', () => {
  test('a CNH: labels of a row are read before its values', () => {
    const fields = read(
      'REPÚBLICA FEDERATIVA DO BRASIL',
      'CARTEIRA NACIONAL DE HABILITAÇÃO',
      'NOME',
      'MARIA APARECIDA DE SOUZA LIMA',
      'DOC. IDENTIDADE / ORG. EMISSOR / UF',
      '12345678 SSP AM',
      'CPF',
      'DATA NASCIMENTO',
      '529.982.247-25',
      '28/02/1990',
      'FILIAÇÃO',
      'JOAO BATISTA DE SOUZA',
      'ANA PAULA LIMA',
      'VALIDADE',
      '1º HABILITAÇÃO',
      '04512398765',
      '15/03/2031',
      '20/05/2010',
    );
    expect(fields).toEqual({
      name: 'Maria Aparecida de Souza Lima',
      birthDate: '1990-02-28',
      cpfs: ['52998224725'],
      signs: ['CNH', 'CNH_FRONT'],
    });
  });

  test('a new CNH: surname and first licence on one row, the place of birth beside its day', () => {
    const fields = read(
      '2 e 1 NOME E SOBRENOME',
      '1ª HABILITAÇÃO',
      'JOSÉ ANTÔNIO DOS SANTOS',
      '20/05/2010',
      '3 DATA, LOCAL E UF DE NASCIMENTO',
      '07/09/1985, MANAUS, AM',
      '4d CPF',
      '529.982.247-25',
    );
    expect(fields).toMatchObject({ name: 'José Antônio dos Santos', birthDate: '1985-09-07' });
  });

  test('an RG: the name beside its label, the month in letters', () => {
    const fields = read(
      'REGISTRO GERAL 1.234.567-8  DATA DE EXPEDIÇÃO 10/JAN/2015',
      'NOME ANA LÚCIA FERREIRA',
      'FILIAÇÃO',
      'CARLOS FERREIRA',
      'NATURALIDADE',
      'DATA DE NASCIMENTO',
      'MANAUS - AM',
      '03/FEV/1979',
      'CPF 529.982.247-25',
    );
    expect(fields).toEqual({
      name: 'Ana Lúcia Ferreira',
      birthDate: '1979-02-03',
      cpfs: ['52998224725'],
      signs: ['RG', 'RG_BACK'],
    });
  });

  test('a CIN: the name of the register, not the one that a person is called by', () => {
    const fields = read('Nome Social / Social Name', 'Bia Rocha', 'Nome / Name', 'Beatriz Rocha Nunes', 'Sexo / Sex');
    expect(fields.name).toBe('Beatriz Rocha Nunes');
  });
});

describe('what is not beyond doubt stays empty', () => {
  test.each([
    ['a day without a label of birth', ['NOME', 'ANA LIMA COSTA', '28/02/1990']],
    ['a day that does not exist', ['DATA NASCIMENTO', '31/02/1990']],
    ['a child', ['DATA NASCIMENTO', '28/02/2015']],
    ['an older day elsewhere: one of both was misread', ['VALIDADE', '15/03/1931', 'DATA NASCIMENTO', '28/02/1990']],
    ['a day that stands before the label alone', ['28/02/1990', 'DATA NASCIMENTO', '15/03/2031']],
  ])('%s', (_case, lines) => {
    expect(read(...lines).birthDate).toBeNull();
  });

  test.each([
    ['a printed line', ['NOME', 'CARTEIRA NACIONAL DE HABILITAÇÃO']],
    ['one word', ['NOME', 'MARIA']],
    ['a digit among the letters', ['NOME', 'MAR1A DE SOUZA']],
    ['a name that broke off', ['NOME', 'MARIA APARECIDA DE']],
    ['the mother', ['NOME DA MÃE', 'ANA PAULA LIMA']],
    ['no label', ['MARIA APARECIDA DE SOUZA']],
  ])('%s is no name', (_case, lines) => {
    expect(read(...lines).name).toBeNull();
  });

  test('a CPF whose check digits are wrong, and digits without its signs', () => {
    expect(read('CPF 529.982.247-26', '52998224725').cpfs).toEqual([]);
  });

  test('what two readings do not share', () => {
    const one = read('NOME', 'ANA LIMA COSTA', 'DATA NASCIMENTO', '28/02/1990');
    const other = read('NOME', 'ANA LIMA COSTA', 'DATA NASCIMENTO', '26/02/1990');
    expect(sharedFields(one, other)).toEqual({ name: 'Ana Lima Costa', birthDate: null, cpfs: [], signs: [] });
    expect([isEmpty(read('???')), isEmpty(one)]).toEqual([true, false]);
  });
});

test('any text is read without a fault, and a name is never one with a digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (noise) => {
      const { name } = fieldsOf(`NOME ${noise}\n${noise}`, TODAY);
      expect(name ?? '').not.toMatch(/\d/);
    }),
  );
});
