import { configurationDocument } from '@balcao/contract';
import { expect, test } from 'vitest';
import { documentFaults, documentIssues, fittingLayers } from './check-document.ts';

test('a document that says little fits', () => {
  expect(documentFaults(configurationDocument, {})).toEqual([]);
  expect(documentFaults(configurationDocument, { budgets: { isAllowed: true } })).toEqual([]);
});

test('every fault names its path', () => {
  const document = { budgets: { isAllowed: 'yes' }, borrower: { highRecurrenceConfigs: { allowedBillDueDays: [31] } } };
  const faults = documentFaults(configurationDocument, document);
  expect(faults).toHaveLength(2);
  expect(faults.join('\n')).toMatch(/^borrower\.highRecurrenceConfigs\.allowedBillDueDays\.0: /m);
  expect(faults.join('\n')).toMatch(/^budgets\.isAllowed: /m);
});

test('a mistyped setting is a fault on writing and none on reading', () => {
  const document = { budget: { isAllowed: true } };
  expect(documentFaults(configurationDocument, document)).toEqual(['budget: Configuração desconhecida']);
  expect(fittingLayers(configurationDocument, [{ layer: 'store', document }]).ignored).toEqual([]);
});

test('only the layer that does not fit is left out', () => {
  const layers = [
    { layer: 'default', document: { budgets: { isAllowed: true } } },
    { layer: 'retailer', document: 'nonsense' },
    { layer: 'store', document: { flags: { reportsPage: true } } },
  ];
  const { fitting, ignored } = fittingLayers(configurationDocument, layers);
  expect(fitting).toEqual([layers[0]?.document, layers[2]?.document]);
  expect(ignored.map(({ layer }) => layer)).toEqual(['retailer']);
});

// Planted: `Date` counts 31/04 as 01/05.
test('a day that does not exist is refused on writing, with the reason, and clamped on reading', () => {
  const document = { flags: { budgetCampaignEndsOn: '2024-04-31' } };
  expect(documentIssues(configurationDocument, document)).toEqual([
    { path: 'flags.budgetCampaignEndsOn', message: '31/04/2024 não existe: abril tem 30 dias em 2024' },
  ]);
  expect(fittingLayers(configurationDocument, [{ layer: 'default', document }])).toEqual({
    fitting: [{ flags: { budgetCampaignEndsOn: '2024-04-30' } }],
    ignored: [],
    clamped: [{ layer: 'default', faults: ['flags.budgetCampaignEndsOn: 2024-04-31 counts as 2024-04-30'] }],
  });
});
