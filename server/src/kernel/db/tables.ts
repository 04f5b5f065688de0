import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json<T> = ColumnType<T, string, string>;

export interface AuditEntriesTable {
  retailer_id: string;
  id: string;
  at: Instant;
  operator_id: string | null;
  /** The customer who acted. */
  borrower_id: string | null;
  /** Kind of principal; null in entries from before there were three. */
  principal: string | null;
  store_id: string | null;
  action: string;
  subject: string;
  detail: Json<Record<string, unknown>>;
  position: number | null;
  previous_hash: string | null;
  hash: string | null;
}

export interface AuditHeadsTable {
  retailer_id: string;
  position: number;
  hash: string;
}

export interface ClaimsTable {
  /** An operator, a customer, or the system's one id. */
  claimant_id: string;
  claimant_kind: string;
  key: string;
  route: string;
  body_hash: string;
  answer: Json<unknown>;
  created_at: Instant;
}

export interface JobsTable {
  id: string;
  kind: string;
  payload: Json<Record<string, unknown>>;
  dedup_key: string | null;
  run_at: Instant;
  attempts: Generated<number>;
  locked_until: NullableInstant;
  done_at: NullableInstant;
  failed_at: NullableInstant;
  last_error: string | null;
}

export interface KernelTables {
  audit_entries: AuditEntriesTable;
  audit_heads: AuditHeadsTable;
  claims: ClaimsTable;
  jobs: JobsTable;
}
