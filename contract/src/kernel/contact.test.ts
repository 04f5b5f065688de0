import { describe, expect, test } from 'vitest';
import { isEmail, maskEmail } from './email.ts';
import {
  AREA_CODES,
  formatPhone,
  isCellPhone,
  isLandlinePhone,
  isMobilePhone,
  maskPhone,
  telephoneE164,
  toE164,
} from './phone.ts';
import { firstName, onlyDigits, toAscii } from './text.ts';

describe('phones', () => {
  test('67 area codes', () => {
    expect(AREA_CODES.size).toBe(67);
  });

  test('country code and punctuation are understood, other countries are not', () => {
    expect(toE164('+55 (92) 98888-7777')).toBe('+5592988887777');
    expect(toE164('5592988887777')).toBe('+5592988887777');
    expect(toE164('(55) 98888-7777')).toBe('+5555988887777');
    expect(toE164('+1 212 555 1234')).toBeNull();
    expect(toE164('92 98888-7777 ramal')).toBeNull();
    expect(isMobilePhone('')).toBe(false);
    expect([telephoneE164('(92) 3333-4444'), telephoneE164('+55 55 3333-4444'), telephoneE164('3333')]).toEqual([
      '+559233334444',
      '+555533334444',
      null,
    ]);
  });

  test('the generic rule asks a third digit of at least 5, the mobile rule a 9', () => {
    expect([isCellPhone('92588887777'), isMobilePhone('92588887777')]).toEqual([true, false]);
    expect(isCellPhone('92488887777')).toBe(false);
    expect([isLandlinePhone('(92) 3333-4444'), isLandlinePhone('3333-4444')]).toEqual([true, false]);
  });

  test('shown by length', () => {
    expect(formatPhone('+559233334444')).toBe('(92) 3333-4444');
    expect(formatPhone('+5592988887777')).toBe('(92) 98888-7777');
    expect(formatPhone('92988887777')).toBe('92 98888 7777');
    expect(formatPhone('123')).toBe('123');
  });

  test('masked in the middle', () => {
    expect(maskPhone('+5592988887777')).toBe('(92) *****-7777');
    expect(maskPhone('+559233334444')).toBe('(92) ****-4444');
    expect(maskPhone('92988887777')).toBe('(92) *****-7777');
    expect(maskPhone('123')).toBe('(**) *****-****');
  });
});

test('e-mail', () => {
  for (const text of ['fulano@dominio.com', 'f.d+tag@sub.dominio.com.br']) expect(isEmail(text)).toBe(true);
  const refused = [
    '',
    'fulano',
    'fulano@',
    '@dominio.com',
    'a b@dominio.com',
    'a@dominio',
    'a..b@dominio.com',
    'a@-dominio.com',
  ];
  for (const text of [...refused, `${'a'.repeat(250)}@dominio.com`])
    expect([text, isEmail(text)]).toEqual([text, false]);
  expect(maskEmail('fulano@dominio.com')).toBe('f***@dominio.com');
  expect(maskEmail('fulano')).toBe('***');
});

test('a hostile e-mail is refused quickly', () => {
  const started = performance.now();
  expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(100);
});

test('text', () => {
  expect(toAscii('João Conceição Müller')).toBe('Joao Conceicao Muller');
  expect(firstName('  Maria das Dores ')).toBe('Maria');
  expect(firstName('')).toBe('');
  expect(onlyDigits('529.982.247-25')).toBe('52998224725');
});
