import type { ColumnType } from 'kysely';

export type CaptureMethod = 'BY_CPF' | 'BY_QR_CODE';

/** Written as JSON text, read as parsed JSON of unknown shape. */
type Document = ColumnType<unknown, string, string>;

export interface RetailersTable {
  id: string;
  fantasy_name: string;
  legal_name: string;
  cnpj: string;
  zone: string;
  is_active: boolean;
}

export interface StoresTable {
  retailer_id: string;
  id: string;
  name: string;
  cnpj: string;
  address: string;
  is_active: boolean;
  capture_method: CaptureMethod;
  can_receive_payments: boolean;
}

export interface ConfigurationsTable {
  id: string;
  retailer_id: string | null;
  store_id: string | null;
  document: Document;
  updated_at: Date;
}

export interface StoreHolidaysTable {
  retailer_id: string;
  store_id: string;
  day: string;
  name: string;
}

export interface PublicConfigurationsTable {
  hostname: string;
  document: Document;
  updated_at: Date;
}

/** An alias, not an interface: `withTables` asks for one. */
export type RetailersTables = {
  retailers: RetailersTable;
  stores: StoresTable;
  configurations: ConfigurationsTable;
  store_holidays: StoreHolidaysTable;
  public_configurations: PublicConfigurationsTable;
};
