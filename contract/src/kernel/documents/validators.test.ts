import { describe, expect, test } from 'vitest';
import {
  isCellPhone,
  isCep,
  isCnpj,
  isCpf,
  isEmail,
  isImei,
  isLandlinePhone,
  isProcessNumber,
  isRenavam,
  isRg,
  isTime,
  isTwoDecimals,
  isVoterTitle,
} from '../index.ts';

/** What each validator takes and refuses; the numbers were made by hand from the rule, or are in its own publication. */
const tables: Record<string, { check: (text: string) => boolean; good: string[]; bad: string[] }> = {
  CPF: {
    check: isCpf,
    good: ['529.982.247-25', '52998224725', '000.000.001-91', '900.001.002-00'],
    bad: ['', '529.982.247-26', '111.111.111-11', '000.000.000-00', '5299822472', '529982247255', 'abc.def.ghi-jk'],
  },
  'CNPJ, of digits and of letters': {
    check: isCnpj,
    good: ['11.222.333/0001-81', '11222333000181', '12.ABC.345/01DE-35', '12abc34501de35'],
    bad: ['', '11.222.333/0001-82', '00.000.000/0000-00', '1122233300018', '12.ABC.345/01DE-36', '12.ABC.345/01DE-3A'],
  },
  'CEP by state': {
    check: isCep,
    good: ['69005-040', '69005040', '01001-000', '99999-999'],
    bad: ['', '00999-999', '78900-000', '6900504', '690050400', '69005_040'],
  },
  RG: {
    check: isRg,
    good: ['24.678.131-4', '1234567-8', 'MG-12.345.678', '10.677.300-X', '12345', '12345678901234'],
    bad: ['', '1234', '123456789012345', '11.111.111-1', 'X1234567', '12X45678', 'ABC1234567', 'doze'],
  },
  Renavam: {
    check: isRenavam,
    good: ['00639884962', '639884962', '0063988496-2', '86118593860'],
    bad: ['', '00639884963', '00000000000', '11111111111', '63988496', '006398849620', '0063988496X'],
  },
  'voter title': {
    check: isVoterTitle,
    good: [
      '1023 8501 0671',
      '102385010671',
      '217633460930',
      '123456780191',
      '1234567890191',
      '102345600116',
      '102345601309',
    ],
    bad: [
      '',
      '102385010672',
      '102385010681',
      '102385002971',
      '102385000071',
      '10238501067',
      '10238501067A',
      '1023850190671',
    ],
  },
  'process number': {
    check: isProcessNumber,
    good: ['0002080-25.2012.5.15.0049', '00020802520125150049'],
    bad: [
      '',
      '0002080-26.2012.5.15.0049',
      '0002080-25.2012.0.15.0049',
      '0002080-25.2012.5.15.004',
      '2080-25.2012.5.15.0049',
      '0002080-25.2013.5.15.0049',
    ],
  },
  time: {
    check: isTime,
    good: ['00:00', '23:59', '08:30', '08:30:59'],
    bad: ['', '24:00', '8:30', '08:60', '08:30:60', '08-30', '0830', '08:30:5', ' 08:30'],
  },
  'e-mail': {
    check: isEmail,
    good: ['ana@loja.com.br', 'a.b+c@d.co'],
    bad: ['', 'ana', 'ana@', 'ana@loja', 'ana @loja.com', '@loja.com', 'ana@loja..com'],
  },
  'money, number and percentage': {
    check: isTwoDecimals,
    good: ['0', '10', '10.', '10.5', '10.55', '1234567.89'],
    bad: ['', '.5', '10.555', '10,5', '-1', '1e3', '1.234.5', ' 10', 'R$ 10'],
  },
  'landline phone': {
    check: isLandlinePhone,
    good: ['9233334444', '(92) 3333-4444', '92988887777'],
    bad: ['', '33334444', '923333444', '929888877771', '2033334444'],
  },
  'cell phone (ruling C11)': {
    check: isCellPhone,
    good: ['92988887777', '92588887777', '(92) 98888-7777'],
    bad: ['', '92488887777', '9298888777', '929888877777', '9233334444'],
  },
  IMEI: {
    check: isImei,
    good: ['490154203237518', '49-015420-323751-8', '356938035643809'],
    bad: ['', '490154203237519', '000000000000000', '49015420323751', '4901542032375186', '49015420323751A'],
  },
};

describe.each(Object.entries(tables))('%s', (_, { check, good, bad }) => {
  test('takes what is right', () => {
    expect(good.filter((text) => !check(text))).toEqual([]);
  });

  test('refuses what is wrong', () => {
    expect(bad.filter(check)).toEqual([]);
  });
});

/** Every digit that is checked tells a mistake of one. */
test.each([
  ['Renavam', isRenavam, '00639884962'],
  ['voter title', isVoterTitle, '102385010671'],
  ['process number', isProcessNumber, '00020802520125150049'],
] as const)('a wrong digit of a %s is told wherever it is', (_, check, right) => {
  const wrong = Array.from(
    right,
    (digit, at) => `${right.slice(0, at)}${(Number(digit) + 1) % 10}${right.slice(at + 1)}`,
  );
  expect(check(right)).toBe(true);
  expect(wrong.filter(check)).toEqual([]);
});
