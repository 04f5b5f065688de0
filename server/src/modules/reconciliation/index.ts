export { showDemonstrationStatement } from './use-cases/demonstration-statement.ts';
export { importStatement } from './use-cases/import-statement.ts';
