import type { Role } from '@balcao/contract';

export interface OperatorsTable {
  retailer_id: string;
  id: string;
  store_id: string | null;
  name: string;
  cpf_hash: string;
  cpf_sealed: string;
  email: string;
  phone: string;
  role: Role;
  is_active: boolean;
  /** Since when not; null while active. */
  deactivated_at: Date | null;
  is_store_login: boolean;
  pix_key: string | null;
  password_hash: string;
}

export interface LoginFailuresTable {
  email_hash: string;
  failures: number;
  last_at: Date;
  locked_until: Date | null;
}

export interface SessionsTable {
  retailer_id: string;
  token_hash: string;
  operator_id: string;
  created_at: Date;
  last_seen_at: Date;
  ends_at: Date;
  revoked_at: Date | null;
}

/** An alias, not an interface: `withTables` asks for one. */
export type IdentityTables = {
  operators: OperatorsTable;
  login_failures: LoginFailuresTable;
  sessions: SessionsTable;
};
