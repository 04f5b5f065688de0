import { checkSheet, type Handled } from '@balcao/contract';
import { goldenDifferences, readGolden } from '../golden.ts';
import { compileSheet } from '../rules/evaluate.ts';

/** What keeps a sheet from deciding, and which golden cases it decides otherwise. */
export function checkCreditPolicy(sent: unknown): Handled<'POST /credit-policies/check'>['answer'] {
  const { sheet, faults } = checkSheet(sent);
  if (!sheet) return { faults, cases: 0, differences: [] };
  const { cases } = readGolden();
  return { faults: [], cases: cases.length, differences: goldenDifferences(compileSheet(sheet), cases) };
}
