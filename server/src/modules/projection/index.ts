export { drainProjections, rebuildProjections } from './use-cases/keep-projections.ts';
export { completeUntilFact, findSales, type ProjectedSale } from './views.ts';
export { type CountedSales, firstSalesFact, salesByDayFact, soldByDayFact, type SoldOfDay } from './sale-counts.ts';
