export { createDatabase, dropDatabase } from './databases.ts';
export { startPostgres, type PostgresOptions, type RunningPostgres } from './start-postgres.ts';
