import { configuration } from '@balcao/contract';
import { expect, test } from 'vitest';
import { documentFaults, fittingLayers } from './check-document.ts';

test('a document that says little fits', () => {
  expect(documentFaults(configuration, {})).toEqual([]);
  expect(documentFaults(configuration, { budgets: { isAllowed: true } })).toEqual([]);
});

test('every fault names its path', () => {
  const document = { budgets: { isAllowed: 'yes' }, borrower: { highRecurrenceConfigs: { allowedBillDueDays: [31] } } };
  const faults = documentFaults(configuration, document);
  expect(faults).toHaveLength(2);
  expect(faults.join('\n')).toMatch(/^borrower\.highRecurrenceConfigs\.allowedBillDueDays\.0: /m);
  expect(faults.join('\n')).toMatch(/^budgets\.isAllowed: /m);
});

test('a mistyped setting is a fault on writing and none on reading', () => {
  const document = { budget: { isAllowed: true } };
  expect(documentFaults(configuration, document)).toEqual(['budget: unknown setting']);
  expect(fittingLayers(configuration, [{ layer: 'store', document }]).ignored).toEqual([]);
});

test('only the layer that does not fit is left out', () => {
  const layers = [
    { layer: 'default', document: { budgets: { isAllowed: true } } },
    { layer: 'retailer', document: 'nonsense' },
    { layer: 'store', document: { flags: { reportsPage: true } } },
  ];
  const { fitting, ignored } = fittingLayers(configuration, layers);
  expect(fitting).toEqual([layers[0]?.document, layers[2]?.document]);
  expect(ignored.map(({ layer }) => layer)).toEqual(['retailer']);
});
