import type { BankDesk, BankLine, BankStatement, Movement, Unseen } from '../statements/calls.ts';

export const BANK = 'GET /backofficeReconciliation';
export const LINES = 'GET /backofficeReconciliation/lines';
export const IMPORT = 'POST /backofficeReconciliation/statements';
export const SEARCH = 'POST /backofficeReconciliation/search';
export const FREE = 'GET /backofficeReconciliation/lines/{lineId}/movements';
export const MATCH = 'POST /backofficeReconciliation/lines/{lineId}/match';
export const PART = 'POST /backofficeReconciliation/lines/{lineId}/part';
export const GIVE = 'POST /backofficeReconciliation/lines/{lineId}/owner';
export const GIVE_MOVE = 'POST /backofficeReconciliation/movements/owner';
export const FEE = 'POST /backofficeReconciliation/lines/{lineId}/fee';
export const DEMONSTRATION = 'GET /backofficeReconciliation/demonstration';

const id = (number: number) => `01900000-0000-7000-8000-0000000009${String(number).padStart(2, '0')}`;
export const OLGA = { id: id(1), name: 'OLGA SIQUEIRA' };
export const PAULO = { id: id(2), name: 'PAULO TEIXEIRA' };

export const aMovement = (number: number, amount: number): Movement => ({
  event: 'FUNDING',
  subjectId: id(number),
  on: '2026-11-18',
  amount,
  retailerName: null,
});

export const anUnseen = (part: Partial<Unseen> = {}): Unseen => ({
  ...aMovement(40, -960),
  event: 'UME_TO_BANKER',
  retailerName: 'Lojas Aurora',
  owner: OLGA,
  note: null,
  days: 1,
  ...part,
});

export const aLine = (part: Partial<BankLine> = {}): BankLine => ({
  id: id(10),
  statementId: id(20),
  on: '2026-11-19',
  amount: 50,
  memo: 'PIX RECEBIDO',
  state: 'LEFT_OVER',
  reason: 'NOT_IN_BOOKS',
  note: null,
  owner: OLGA,
  matched: null,
  movements: [],
  ...part,
});
export const aGuess = (part: Partial<BankLine> = {}): BankLine =>
  aLine({ state: 'SUGGESTED', reason: 'TO_CONFIRM', movements: [aMovement(30, 50)], memo: 'TED RECEBIDA', ...part });
export const aMatch = (name: string | null = null): BankLine =>
  aLine({
    state: 'MATCHED',
    reason: null,
    owner: null,
    matched: { at: '2026-11-19T15:00:00.000Z', name },
    movements: [aMovement(31, 30), aMovement(32, 20)],
  });

export const aStatement = (part: Partial<BankStatement> = {}): BankStatement => ({
  id: id(20),
  fileName: 'extrato.ofx',
  firstDay: '2026-11-19',
  lastDay: '2026-11-19',
  balance: null,
  importedAt: '2026-11-19T15:00:00.000Z',
  importedBy: OLGA.name,
  known: 0,
  matched: 1,
  suggested: 1,
  leftOver: 1,
  ...part,
});

export const aBankDesk = (part: Partial<BankDesk> = {}): BankDesk => ({
  today: '2026-11-19',
  account: 'Banco 756, agência 1, conta 12345-6',
  isDemonstration: false,
  difference: 100,
  ages: [
    { age: '0-1', count: 2, amount: 100 },
    { age: '2-5', count: 0, amount: 0 },
    { age: '6-30', count: 0, amount: 0 },
    { age: '>30', count: 0, amount: 0 },
  ],
  statements: [aStatement()],
  owners: [OLGA, PAULO],
  balance: null,
  onlyInBooks: { count: 1, amount: -960, items: [] },
  ...part,
});
