export { showDemonstrationStatement } from './use-cases/demonstration-statement.ts';
export { statementFacts, statementsFragment, statementsLock } from './to-explain.ts';
export { importStatement } from './use-cases/import-statement.ts';
