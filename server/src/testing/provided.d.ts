import 'vitest';

/** What the global setup of the `db` test project hands to every database test. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** Administrator URL of the test server, database `postgres`. */
    postgresUrl: string;
    /** A database with every migration applied, for `create database x template y`. */
    templateDatabase: string;
  }
}
