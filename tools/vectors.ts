import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCnpj, isCpf, isImei, isMobilePhone, toE164, ufOfCep } from '@balcao/contract/kernel';
import { goldenKinds, lenderKinds, runGolden } from '@balcao/credit-math';
import type { GoldenKind } from '@balcao/credit-math';
import { isDecisionFile, runDecisions } from '../server/src/modules/decisions/golden.ts';

/**
 * `npm run vectors -- FILE`: runs golden cases through the product's own functions, prints every difference
 * and a closing count. Exit 1 on any difference, 2 when the file cannot be read. Without FILE, the project's own of the
 * arithmetic; those of a lender's books are `credit-math/vectors/lender.json`, of credit decisions `server/vectors/decision.json`.
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

/** The books of a lender: `{ cases: { kind: [case] } }`. Kinds that need more than arithmetic are proven where they are decided. */
function lenderCases(golden: unknown): object | undefined {
  if (typeof golden !== 'object' || golden === null || !('cases' in golden)) return undefined;
  const { cases: kinds } = golden;
  if (typeof kinds !== 'object' || kinds === null || Array.isArray(kinds)) return undefined;
  const unknown = Object.keys(kinds).filter((kind) => !(kind in lenderKinds));
  if (unknown.length > 0) console.log(`not of arithmetic, not run here: ${unknown.join(', ')}`);
  return Object.fromEntries(Object.entries(kinds).filter(([kind]) => kind in lenderKinds));
}

const asked = process.argv[2];
// npm moves to the project's root; a relative path means the folder the command was typed in.
const typedIn = process.env['INIT_CWD'] ?? process.cwd();
const file = asked === undefined ? fileURLToPath(OWN_FILE) : resolve(typedIn, asked);
const cases = readCases(file);
const ofLender = lenderCases(cases);
const arithmetic = { ...goldenKinds, ...identifierKinds };
const ofArithmetic = () => (ofLender ? runGolden(ofLender, lenderKinds) : runGolden(cases, arithmetic));
const report = isDecisionFile(cases) ? runDecisions(cases) : ofArithmetic();
for (const difference of report.differences) console.log(difference);
console.log(`${report.passed} passed, ${report.failed} failed`);
process.exitCode = report.failed === 0 ? 0 : 1;
