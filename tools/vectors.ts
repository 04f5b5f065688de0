import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCnpj, isCpf, isImei, isMobilePhone, toE164, ufOfCep } from '@balcao/contract/kernel';
import { goldenKinds, runGolden } from '@balcao/credit-math';
import type { GoldenKind } from '@balcao/credit-math';
import { isDecisionFile, runDecisions } from '../server/src/modules/decisions/golden.ts';
import { compareBooks } from '../server/src/testing/lender-month/books.ts';
import { together } from '../server/src/testing/lender-month/compare.ts';
import { compareExpected } from '../server/src/testing/lender-month/expected.ts';
import { isLenderFile, runLenderCases } from '../server/src/testing/lender-month/run-cases.ts';

/**
 * `npm run vectors -- FILE`: runs golden cases through the product's own functions, prints every difference
 * and a closing count. Exit 1 on any difference, 2 when the file cannot be read. Without FILE, the project's own of the
 * arithmetic; those of a lender's books, with what its month comes to by the rules and lived through in books of its own, are `credit-math/vectors/lender.json`, of credit decisions `server/vectors/decision.json`.
 */
const OWN_FILE = new URL('../credit-math/vectors/credit.json', import.meta.url);

const identifierKinds: Readonly<Record<string, GoldenKind>> = {
  cpf: ({ input }) => ({ expected: isCpf(String(input)) }),
  cnpj: ({ input }) => ({ expected: isCnpj(String(input)) }),
  imei: ({ input }) => ({ expected: isImei(String(input)) }),
  cep_uf: ({ input }) => ({ expected: ufOfCep(String(input)) }),
  mobile_phone: ({ input }) => ({ expected: isMobilePhone(String(input)), e164: toE164(String(input)) }),
};

function readCases(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`cannot read golden cases from ${file}: ${String(error)}`);
    process.exit(2);
  }
}

const asked = process.argv[2];
// npm moves to the project's root; a relative path means the folder the command was typed in.
const typedIn = process.env['INIT_CWD'] ?? process.cwd();
const file = asked === undefined ? fileURLToPath(OWN_FILE) : resolve(typedIn, asked);
const cases = readCases(file);
const arithmetic = { ...goldenKinds, ...identifierKinds };
const ofArithmetic = () => (isLenderFile(cases) ? runLenderCases(cases) : runGolden(cases, arithmetic));
let hasDifferences = false;
const report = isDecisionFile(cases) ? runDecisions(cases) : await ofArithmetic();
if (isLenderFile(cases) && 'expected' in cases) {
  const byRules = compareExpected(cases);
  const isOfBooks = byRules.left.includes('trialBalance');
  const { passed, differences } = isOfBooks ? together([byRules, await compareBooks(cases)]) : byRules;
  const left = byRules.left.filter((part) => part !== 'trialBalance');
  for (const difference of differences) console.log(difference);
  console.log(`of the month: ${passed} figures agree, ${differences.length} differ`);
  if (left.length > 0) console.log(`nobody knows how to work out: ${left.join(', ')}`);
  hasDifferences = differences.length > 0 || left.length > 0;
}
for (const difference of report.differences) console.log(difference);
console.log(`${report.passed} passed, ${report.failed} failed`);
process.exitCode = report.failed === 0 && !hasDifferences ? 0 : 1;
