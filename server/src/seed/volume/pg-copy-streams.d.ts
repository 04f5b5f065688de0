/** The part of pg-copy-streams in use; the package ships no types. */
declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg';
  import type { Readable, Writable } from 'node:stream';
  export function from(statement: string): Writable & Submittable;
  export function to(statement: string): Readable & Submittable;
}
