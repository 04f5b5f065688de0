import { documentOnWire, policyEntry, type PolicyInput } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { demonstrationLimits } from '../../../seed/demonstration/credit-policies/credit-policies.ts';
import { issuesOf } from './check-policy.ts';

const head = { variant: 'STANDARD', scope: 'PROVIDER', validFrom: '2026-12-01', reason: 'teste' };
const noLaw = { STORE_OWN: null, FINANCIAL_INSTITUTION: null };
const limits = (over: Partial<PolicyInput<'limits'>>) => {
  const document = documentOnWire({ ...demonstrationLimits, ...over });
  return issuesOf(policyEntry.parse({ ...head, kind: 'limits', document }), noLaw).map(
    ({ path, message }) => [path.replace('document.', ''), message] as const,
  );
};

describe('limits', () => {
  const [a, b] = demonstrationLimits.bands;
  const band = (over: object) => ({ ...(b ?? a), ...over }) as NonNullable<typeof a>;
  const bands = (...them: (typeof a)[]) => ({ bands: them.flatMap((one) => (one ? [one] : [])) });
  const between = 'Informe um valor entre o limite mínimo e o máximo';

  test('of the demonstration have no issue', () => expect(limits({})).toEqual([]));

  test.each([
    [{ minimumCents: 30_500 }, 'minimum', 'Informe um múltiplo do passo dos limites'],
    [{ maximumCents: 600_500 }, 'maximum', 'Informe um múltiplo do passo dos limites'],
    [{ reviewAboveCents: 700_000 }, 'reviewAbove', between],
    [bands(b, a), 'bands', 'Informe as faixas da melhor para a pior, cada grau uma vez só'],
    [bands(a, band({ capacityMonths: 10 })), 'bands', 'Uma faixa pior não pode ter limite maior'],
    [bands(a, band({ firstMaximumCents: 300_100 })), 'bands', 'Uma faixa pior não pode ter limite maior'],
    [bands(a, band({ firstMaximumCents: 20_000 })), 'bands.1.firstMaximum', between],
    [{ growth: [{ fromPaidInTime: 1, rate: '1' }] }, 'growth', 'Os passos começam em 0 e sobem'],
    [{ growth: [{ fromPaidInTime: 0, rate: '0.9' }] }, 'growth', 'O crescimento começa em 1 e não diminui'],
  ])('that contradict themselves are refused: %j', (over, path, message) =>
    expect(limits(over)).toContainEqual([path, message]),
  );

  test('whose least is above the most are refused', () => {
    const paths = limits({ minimumCents: 700_000 }).map(([path]) => path);
    expect(paths).toContain('minimum');
  });
});

test('they are the provider’s alone, and fields that do not fit are told in Portuguese', () => {
  const asRetailer = { ...head, kind: 'limits', scope: 'RETAILER', document: documentOnWire(demonstrationLimits) };
  expect(policyEntry.safeParse(asRetailer).success).toBe(false);
  const wrong = {
    ...demonstrationLimits,
    blockFromDaysLate: 0,
    bands: [{ grade: 'F', capacityMonths: 9, firstMaximumCents: 0 }],
    growth: [],
  };
  const { error } = policyEntry.safeParse({ ...head, kind: 'limits', document: documentOnWire(wrong) });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['document.blockFromDaysLate', 'Informe um número inteiro de 1 a 365'],
    ['document.bands.0.grade', 'Escolha um dos valores: A, B, C, D, E'],
    ['document.bands.0.firstMaximum', 'Informe um valor em reais, com no máximo duas casas decimais'],
    ['document.growth', 'Informe ao menos uma faixa'],
  ]);
});

test('amounts inside of lists travel in reais too', () => {
  const wire = documentOnWire(demonstrationLimits);
  expect(wire).toMatchObject({ maximum: 6_000, bands: [{ grade: 'A', firstMaximum: 3_000 }, {}, {}, {}] });
  const { document } = policyEntry.parse({ ...head, kind: 'limits', document: wire });
  expect(document).toEqual(demonstrationLimits);
});
