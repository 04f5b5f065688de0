import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatCep, isCep, ufOfCep } from './cep.ts';
import { formatCnpj, isCnpj, plainCnpj } from './cnpj.ts';
import { formatCpf, isCpf, maskCpf } from './cpf.ts';
import { isImei } from './imei.ts';
import { isMobilePhone, toE164 } from '../phone.ts';

type Case = { input: string; expected: unknown; e164?: string | null };

const file = new URL('../../../../credit-math/vectors/credit.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Record<string, Case[]> };

describe('golden cases', () => {
  const checks: Record<string, (text: string) => unknown> = {
    cpf: isCpf,
    cnpj: isCnpj,
    imei: isImei,
    cep_uf: ufOfCep,
    mobile_phone: isMobilePhone,
  };
  test.each(Object.entries(checks))('%s', (kind, check) => {
    for (const { input, expected } of vectors[kind] ?? []) expect([input, check(input)]).toEqual([input, expected]);
  });

  test('mobile phones in E.164', () => {
    for (const { input, e164 } of vectors['mobile_phone'] ?? []) expect([input, toE164(input)]).toEqual([input, e164]);
  });
});

describe('CPF', () => {
  test('every repeated digit is refused', () => {
    for (let digit = 0; digit <= 9; digit += 1) expect(isCpf(String(digit).repeat(11))).toBe(false);
  });

  test('letters never disappear silently', () => {
    expect(isCpf('529.982.247-25')).toBe(true);
    expect(isCpf('529.982.247-25x')).toBe(false);
    expect(isCpf('')).toBe(false);
  });

  test('written and masked', () => {
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
    expect(formatCpf('5299')).toBe('5299');
    expect(maskCpf('52998224725')).toBe('529.***.***-25');
    expect(maskCpf('5299')).toBe('***.***.***-**');
  });

  test('a wrong check digit is refused wherever it is', () => {
    const valid = '52998224725';
    for (let at = 0; at < 11; at += 1) {
      const wrong = (Number(valid[at]) + 1) % 10;
      expect(isCpf(`${valid.slice(0, at)}${wrong}${valid.slice(at + 1)}`)).toBe(false);
    }
  });
});

test('CNPJ: numeric, alphanumeric, lower case and repeated', () => {
  expect(isCnpj('12.abc.345/01de-35')).toBe(true);
  expect(isCnpj('00.000.000/0000-00')).toBe(false);
  expect(isCnpj('1122233300018')).toBe(false);
  expect(plainCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
  expect(formatCnpj('12')).toBe('12');
});

test('IMEI: fifteen digits, no more and no less', () => {
  expect(isImei('49-015420-323751-8')).toBe(true);
  expect(isImei('49015420323751')).toBe(false);
  expect(isImei('4901542032375186')).toBe(false);
  expect(isImei('49015420323751A')).toBe(false);
});

test("CEP: both Amazonas ranges, nobody's numbers, punctuation", () => {
  expect(['69005-040', '69400-000', '69300-000', '69.005-040'].map(ufOfCep)).toEqual(['AM', 'AM', 'RR', 'AM']);
  expect(['00999-999', '78999-999', '6900-000', 'abcde-fgh', ''].map(ufOfCep)).toEqual([null, null, null, null, null]);
  expect(isCep('69005040')).toBe(true);
  expect(formatCep('69005040')).toBe('69005-040');
  expect(formatCep('690')).toBe('690');
});
