import { policyKinds, policyTitles } from '@balcao/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from './fields-of.ts';

/** What has a page of its own needs no form. */
const withForm = Object.entries(policyKinds).filter(([, kind]) => !('hasOwnPage' in kind));

test.each(withForm)('a form can be made of %s, and every variant has a name', (kind, { document, variants }) => {
  const fields = fieldsOf(document);
  expect(fields.map(({ title }) => title)).not.toContain('');
  const titles = policyTitles[kind as keyof typeof policyKinds].variants;
  expect(Object.keys(titles).toSorted()).toEqual([...variants].toSorted());
});

test('what a field is called, how it is written, and what an empty one means', () => {
  const of = (kind: keyof typeof policyKinds, name: string) =>
    fieldsOf(policyKinds[kind].document).find((field) => field.name === name);
  expect(of('pricing', 'minimumPurchase')).toEqual({
    name: 'minimumPurchase',
    title: 'Compra mínima',
    kind: 'MONEY',
    choices: [],
    none: null,
    isLeftOut: false,
    columns: [],
  });
  expect(of('lending-rule', 'maxRateAnnual')).toMatchObject({ kind: 'PERCENT', none: 'sem teto' });
  expect(of('lending-rule', 'usageFeeSource')).toMatchObject({ kind: 'TEXT', none: 'não permite', isLeftOut: true });
  expect(of('evaluation', 'reviewAbove')).toMatchObject({ kind: 'MONEY', none: 'nunca' });
  expect(of('limit-changes', 'aloneMultiple')).toMatchObject({ kind: 'TIMES' });
  expect(of('incentive-rule', 'kind')?.choices).toEqual([
    { code: 'PERCENTAGE', title: 'Percentual da venda' },
    { code: 'FIXED_VALUE', title: 'Valor fixo' },
  ]);
  expect(of('renegotiation', 'counts')).toMatchObject({ kind: 'COUNTS' });
  expect(of('pricing', 'plans')).toMatchObject({
    kind: 'ROWS',
    columns: [{ kind: 'CHOICE' }, { kind: 'PERCENT', title: 'Juros ao mês' }, { kind: 'COUNTS' }],
  });
  expect(of('correction-index', 'months')?.columns.map(({ kind }) => kind)).toEqual(['MONTH', 'PERCENT']);
});

test('a field without a title is an error of ours, not a gap in the form', () => {
  expect(() => fieldsOf(z.object({ secret: z.string() }))).toThrow(/secret/);
});
