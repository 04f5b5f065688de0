import type { CreditSheet } from '@balcao/contract';
import { OPERATOR_ID } from '../../../testing/sessions.ts';
import type { DecisionRecord, PolicyHead, SheetCheck, Simulated } from '../calls.ts';

export const idOf = (number: number) => `01900000-0000-7000-8000-00000000090${number}`;

/** A small sheet with one of everything. */
export const sheet: CreditSheet = {
  name: 'crediario',
  version: '2026-11-22.1',
  currency: 'BRL cents',
  precedence: ['DENIED', 'BIOMETRY_CONFLICT', 'MANUAL_ANALYSIS', 'PRE_APPROVED', 'APPROVED'],
  knockouts: [
    { id: 'K01', all: [['bureau.deceased', 'eq', true]], effect: 'DENIED', code: 'R02' },
    {
      id: 'K07',
      all: [
        ['bureau.negativeCents', 'gte', 150_000],
        ['bureau.cpfStatus', 'in', ['REGULAR', 'PENDENTE']],
      ],
      effect: 'DENIED',
      code: 'R07',
    },
  ],
  scorecard: {
    base: 200,
    attributes: [
      {
        id: 'S01',
        field: 'bureau.score',
        missing: 90,
        code: 'R30',
        bins: [
          { lt: 300, points: 0 },
          { lt: null, points: 60 },
        ],
      },
      { id: 'S02', field: 'bureau.deceased', missing: 0, code: 'R31', in: [{ values: [true, false], points: 1 }] },
    ],
    grades: [
      { grade: 'B', lt: 400, pdBp: 3_900, effect: 'DENIED', code: 'R40' },
      { grade: 'A', lt: null, pdBp: 650, effect: 'APPROVED' },
    ],
    topReasons: 3,
  },
  income: {
    declaredWithoutEstimatePct: 70,
    estimateCapPct: 130,
    minimumCents: 60_000,
    assumedDebtPct: 15,
    code: 'R41',
  },
  capacity: { commitmentPct: 30, minimoExistencialCents: 60_000, code: 'R42' },
  limit: {
    months: { A: 9 },
    firstCapCents: { A: 300_000 },
    growth: [
      { paidOnTimeLt: 3, pct: 100 },
      { paidOnTimeLt: null, pct: 220 },
    ],
    maxCents: 600_000,
    stepCents: 1_000,
    minCents: 30_000,
    manualAboveCents: 400_000,
    manualCode: 'R43',
    minCode: 'R44',
  },
  increase: {
    minPurchaseCents: 1_000,
    stepCents: 1_000,
    minIncreaseCents: 5_000,
    cooldownDays: 30,
    cooldownCode: 'R51',
    noRoomCode: 'R52',
    factorPct: [{ paidOnTimeLt: null, pct: 130 }],
  },
  superCompra: {
    stepCents: 1_000,
    minExtraCents: 5_000,
    maxExtraCents: 250_000,
    capPctOfLimit: { A: 100 },
    months: 12,
    noRoomCode: 'R53',
    validityDays: 3,
  },
};

export const aVersion = (part: Partial<PolicyHead> = {}): PolicyHead => ({
  id: idOf(1),
  kind: 'credit',
  variant: 'STANDARD',
  scope: 'PROVIDER',
  storeId: null,
  storeName: null,
  retailer: null,
  revision: 1,
  validFrom: '2026-01-10',
  validUntil: null,
  status: 'IN_FORCE',
  author: { kind: 'SYSTEM', operatorId: null, name: null },
  reason: 'Primeira',
  enteredAt: '2026-01-05T15:00:00.000Z',
  supersedes: null,
  approval: null,
  withdrawal: null,
  ...part,
});
export const waiting = (operatorId: string = OPERATOR_ID) =>
  aVersion({
    id: idOf(2),
    revision: 2,
    status: 'WAITING',
    author: { kind: 'OPERATOR', operatorId, name: 'Davi Rocha' },
    reason: 'Menos perda',
  });

export const fine: SheetCheck = { faults: [], cases: 40, differences: [] };
const figures = {
  approved: 1_600,
  manual: 200,
  denied: 2_200,
  limits: 100_000.5,
  expectedLoss: 5_000,
  loss: 6_000,
  groups: [
    { group: 'F', count: 2_000, approved: 900 },
    { group: '18-24', count: 1_000, approved: 300 },
  ],
};
export const part: Simulated = {
  count: 4_000,
  champion: figures,
  challenger: { ...figures, approved: 1_400 },
  swapIn: { count: 0, failed: 0 },
  swapOut: { count: 200, failed: 40 },
};

const ofPeople = {
  ...figures,
  approved: 16,
  groups: [
    { group: 'F', count: 0, approved: 0 },
    { group: '18-24', count: 10, approved: 3 },
  ],
};
export const past: Simulated = {
  count: 40,
  champion: ofPeople,
  challenger: ofPeople,
  swapIn: { count: 0, failed: 0 },
  swapOut: { count: 0, failed: 0 },
};

export const record: DecisionRecord = {
  id: idOf(5),
  borrowerId: idOf(6),
  kind: 'REGISTRATION',
  at: '2026-11-20T15:00:00.000Z',
  outcome: 'DENIED',
  decision: 'DENIED',
  codes: [{ code: 'R07', staff: 'Negativação igual ou maior que R$ 1.500,00 no birô.' }],
  told: ['Há dívidas em atraso registradas em seu nome acima do valor aceito.'],
  sources: ['birô de crédito'],
  points: 565,
  grade: 'B',
  defaultRate: 0.135,
  limit: 0,
  terms: { usableIncome: 3_000, monthlyDebt: 300, capacity: 600, months: 7, firstCap: 2_000, growthPct: 100 },
  policy: { id: idOf(1), version: '2026-11-22.1', hash: 'a'.repeat(64), arm: 'CHAMPION' },
  evaluatorVersion: 1,
  replays: true,
  bureau: { provider: 'embedded', queryId: 'q', asOf: '2026-11-20T15:00:00.000Z' },
  rules: [
    { id: 'K07', hit: true, effect: 'DENIED', code: 'R07', seen: [{ fact: 'Valor negativado', saw: 'R$ 1.500,00' }] },
    { id: 'K01', hit: false, effect: 'DENIED', code: 'R02', seen: [{ fact: 'Registro de óbito', saw: 'não' }] },
  ],
  scorecard: [{ id: 'S01', fact: 'Score do birô', points: 180, best: 240 }],
};
