export { createDatabase, dropDatabase } from './databases.ts';
export { startPostgres } from './start-postgres.ts';
