export { drainProjections, rebuildProjections } from './use-cases/keep-projections.ts';
export { findSales, type ProjectedSale } from './views.ts';
export { type CountedSales, firstSalesFact, salesByDayFact } from './sale-counts.ts';
