import type { BorrowerStatus } from '@balcao/contract';
import type { ColumnType, Selectable } from 'kysely';

export type ImageKind = 'PORTRAIT' | 'DOCUMENT';
export type ImageType = 'image/jpeg' | 'image/png' | 'image/svg+xml';

export interface BorrowerDocumentsTable {
  cpf_hash: string;
  borrower_id: string;
}

export interface BorrowersTable {
  id: string;
  name: string;
  cpf_sealed: string;
  phone_sealed: string | null;
  email_sealed: string | null;
  birth_on: string | null;
  status: BorrowerStatus;
  is_phone_verified: boolean;
  is_purchase_disabled: boolean;
  is_high_recurrence: boolean;
  bill_due_day: number | null;
  created_at: ColumnType<Date, Date, never>;
}

export interface BorrowerImagesTable {
  borrower_id: string;
  kind: ImageKind;
  content_type: ImageType;
  bytes: Buffer;
}

export interface LookupGrantsTable {
  retailer_id: string;
  operator_id: string;
  borrower_id: string;
  store_id: string | null;
  expires_at: Date;
}

/** An alias, not an interface: `withTables` asks for one. */
export type BorrowersTables = {
  borrower_documents: BorrowerDocumentsTable;
  borrowers: BorrowersTable;
  borrower_images: BorrowerImagesTable;
  lookup_grants: LookupGrantsTable;
};

/** A row as it is read. */
export type BorrowerRow = Selectable<BorrowersTable>;
