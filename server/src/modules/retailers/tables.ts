import type { LayerScope, Uf } from '@balcao/contract';
import {
  boolean,
  bytes,
  date,
  instant,
  integer,
  json,
  nullable,
  optional,
  text,
  uuid,
} from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';

export type CaptureMethod = 'BY_CPF' | 'BY_QR_CODE';

export const retailers = table('retailers', 'shared', {
  id: uuid('id'),
  fantasyName: text('fantasy_name'),
  legalName: text('legal_name'),
  /** Fourteen characters, as stored. */
  cnpj: text('cnpj'),
  /** Zone in which the retailer's business days are counted, 'America/Manaus'. */
  zone: optional(text('zone')),
  isActive: optional(boolean('is_active')),
  /** The provider's own house; at most one. */
  isProvider: optional(boolean('is_provider')),
  /** Whom the provider calls; all three or none. */
  contactName: nullable(text('contact_name')),
  contactEmail: nullable(text('contact_email')),
  contactPhone: nullable(text('contact_phone')),
});

export const stores = table('stores', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  name: text('name'),
  cnpj: text('cnpj'),
  /** One line, as receipts print it. */
  address: text('address'),
  isActive: optional(boolean('is_active')),
  captureMethod: optional(text<CaptureMethod>('capture_method')),
  canReceivePayments: optional(boolean('can_receive_payments')),
  /** The parts of the address; null of stores from before they were kept. */
  cep: nullable(text('cep')),
  street: nullable(text('street')),
  number: nullable(text('number')),
  complement: nullable(text('complement')),
  district: nullable(text('district')),
  city: nullable(text('city')),
  /** Of IBGE. */
  cityCode: nullable(integer('city_code')),
  uf: nullable(text<Uf>('uf')),
  phone: nullable(text('phone')),
});

/** Layers of behaviour: default (no ids) < retailer < store. */
export const configurations = table('configurations', 'shared', {
  id: uuid('id'),
  retailerId: nullable(uuid('retailer_id')),
  storeId: nullable(uuid('store_id')),
  document: json<unknown>('document'),
  updatedAt: instant('updated_at'),
});

/** Who changed a layer, when and why. */
export const configurationVersions = table('configuration_versions', 'shared', {
  id: uuid('id'),
  scope: text<LayerScope>('scope'),
  retailerId: nullable(uuid('retailer_id')),
  storeId: nullable(uuid('store_id')),
  hostname: nullable(text('hostname')),
  revision: integer('revision'),
  document: json<Record<string, unknown>>('document'),
  /** What the layer said until then. */
  before: json<Record<string, unknown>>('before'),
  reason: text('reason'),
  authorId: uuid('author_id'),
  authorName: text('author_name'),
  enteredAt: instant('entered_at'),
  undoes: nullable(uuid('undoes')),
});

/** State and city holidays of a store's place. */
export const storeHolidays = table('store_holidays', {
  retailerId: uuid('retailer_id'),
  storeId: uuid('store_id'),
  day: date('day'),
  name: text('name'),
});

/** Days declared on which no bank of the country opens, besides those that are computed. */
export const countryHolidays = table('country_holidays', 'shared', { day: date('day'), name: text('name') });

export const publicConfigurations = table('public_configurations', 'shared', {
  hostname: text('hostname'),
  document: json<unknown>('document'),
  updatedAt: instant('updated_at'),
});

/** Pictures of brands, drawn anew; which of them pages show is said by a public configuration. */
export const brandImages = table('brand_images', 'shared', {
  /** Of what is drawn. */
  id: text('id'),
  png: bytes('png'),
  width: integer('width'),
  height: integer('height'),
  sentBy: uuid('sent_by'),
  sentByName: text('sent_by_name'),
  sentAt: instant('sent_at'),
});
