import { errorMessage } from '@balcao/contract/errors';
import { civilDate } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { toExplainText } from './to-explain.ts';

const days = (...of: [string, number][]) => of.map(([on, count]) => ({ on: civilDate(on), count }));

test.each([
  [days(['2026-11-12', 1]), '1 lançamento a explicar: 1 de 12/11/2026.'],
  [days(['2026-10-30', 2], ['2026-11-12', 1]), '3 lançamentos a explicar: 2 de 30/10/2026 e 1 de 12/11/2026.'],
  [
    days(['2026-11-02', 1], ['2026-11-03', 1], ['2026-11-04', 1], ['2026-11-05', 9]),
    '12 lançamentos a explicar: 1 de 02/11/2026, 1 de 03/11/2026, 1 de 04/11/2026 e mais 1 dia.',
  ],
  [
    days(['2026-11-02', 1], ['2026-11-03', 1], ['2026-11-04', 1], ['2026-11-05', 1], ['2026-11-06', 1]),
    '5 lançamentos a explicar: 1 de 02/11/2026, 1 de 03/11/2026, 1 de 04/11/2026 e mais 2 dias.',
  ],
])('the refusal of a close says how many lines of which days wait', (found, sentence) => {
  const said = errorMessage('MONTH_LINES_TO_EXPLAIN', 'Balcão', undefined, toExplainText(found));
  expect(said).toContain(`O extrato do banco tem ${sentence}`);
  expect(said).not.toContain('{');
});
