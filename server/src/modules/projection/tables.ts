import type { Standing } from '@balcao/contract';
import { bigint, cents, date, instant, integer, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';

const figures = {
  principalCents: cents('principal_cents'),
  couponCents: cents('coupon_cents'),
  /** Purchase value given back since. */
  returnedCents: cents('returned_cents'),
  /** What the retailer pays on the sale, and what it is owed for it before any return. */
  mdrCents: cents('mdr_cents'),
  netCents: cents('net_cents'),
  iofCents: cents('iof_cents'),
} as const;

/** A sale as the reports of its retailer show it. */
export const retailerSales = table('retailer_sales', 'retailer', {
  retailerId: uuid('retailer_id'),
  contractId: uuid('contract_id'),
  borrowerId: uuid('borrower_id'),
  storeId: uuid('store_id'),
  operatorId: uuid('operator_id'),
  borrowerName: text('borrower_name'),
  acceptedAt: instant('accepted_at'),
  /** Business day of it in the retailer's zone. */
  soldOn: date('sold_on'),
  canceledOn: nullable(date('canceled_on')),
  /** Null for the standard product. */
  sourceProduct: nullable(text<'SUPER_PURCHASE' | 'INTEREST_PAID_BY_RETAILER' | 'SMARTPHONE_SALE'>('source_product')),
  ...figures,
});

/** What the sales of a business day in a store come to. */
export const retailerSaleDays = table('retailer_sale_days', {
  retailerId: uuid('retailer_id'),
  soldOn: date('sold_on'),
  storeId: uuid('store_id'),
  sales: integer('sales'),
  canceled: integer('canceled'),
  ...figures,
});

/** How far a retailer's projection is. */
export const retailerProjections = table('retailer_projections', {
  retailerId: uuid('retailer_id'),
  /** Moves with every write to the projection. */
  version: bigint('version'),
  /** Last edition that was filled whole; 0 before the first. */
  edition: optional(integer('edition')),
  /** While it is being filled: sales accepted up to here are in. */
  filledUntil: nullable(instant('filled_until')),
});

/** When what a retailer's customers owe was summed last. */
export const retailerPortfolios = table('retailer_portfolios', {
  retailerId: uuid('retailer_id'),
  madeAt: instant('made_at'),
  asOf: date('as_of'),
});

/** What customers owe of the sales of a month in a store, by month due and standing. */
export const portfolioCells = table('portfolio_cells', {
  retailerId: uuid('retailer_id'),
  madeAt: instant('made_at'),
  storeId: uuid('store_id'),
  soldMonth: date('sold_month'),
  dueMonth: date('due_month'),
  standing: text<Standing>('standing'),
  contracts: integer('contracts'),
  installments: integer('installments'),
  faceCents: cents('face_cents'),
  openCents: cents('open_cents'),
});

/** Grows with the columns: a projection of an older edition is filled again. */
export const EDITION = 2;
