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

declare global {
  interface ImportMeta {
    /** Vite's, in tests alone: what each file of a pattern exports under a name, by path. */
    glob<T>(pattern: string, options: { eager: true; import?: string }): Record<string, T>;
  }
}
