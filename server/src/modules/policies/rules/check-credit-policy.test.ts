import { documentOnWire, policyEntry } from '@balcao/contract';
import { expect, test } from 'vitest';
import { demonstrationLimits } from '../../../seed/demonstration/credit-policies/credit-policies.ts';

const head = { kind: 'limits', variant: 'STANDARD', scope: 'PROVIDER', validFrom: '2026-12-01', reason: 'teste' };

test('limits are the provider’s alone, and fields that do not fit are told in Portuguese', () => {
  const asRetailer = { ...head, scope: 'RETAILER', document: documentOnWire(demonstrationLimits) };
  expect(policyEntry.safeParse(asRetailer).success).toBe(false);
  const wrong = { ...demonstrationLimits, blockFromDaysLate: 0, maximumCents: 0 };
  const { error } = policyEntry.safeParse({ ...head, document: documentOnWire(wrong) });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['document.blockFromDaysLate', 'Informe um número inteiro de 1 a 365'],
    ['document.maximum', 'Informe um valor em reais, com no máximo duas casas decimais'],
  ]);
});

test('an amount travels in reais and is kept in cents', () => {
  const wire = documentOnWire(demonstrationLimits);
  expect(wire).toMatchObject({ maximum: 6_000 });
  expect(policyEntry.parse({ ...head, document: wire }).document).toEqual(demonstrationLimits);
});
