export { type BureauAnswer, bureauAnswer } from './bureau/answer.ts';
export { type BureauAsk, BureauBusy, bureauReport, type BureauReport } from './bureau/bureau-report.ts';
export { goldenSheet, readGolden } from './golden.ts';
export { decisionPolicyFor, type DecisionPolicy } from './policy.ts';
export { BirthDateMismatch, type BureauQuery, type CreditBureau } from './ports.ts';
export { type DecidedFacts, type DecisionToRecord, type FactSource, recordDecision } from './record.ts';
export { evaluate } from './rules/evaluate.ts';
export { explain, type Explanation } from './rules/explain.ts';
export type { CreditResult } from './rules/result.ts';
