export { type MonthSums, portfolioShape, type StandingSums } from './portfolio.ts';
export { drainPortfolios } from './use-cases/keep-portfolios.ts';
export { drainProjections, rebuildProjections } from './use-cases/keep-projections.ts';
export { completeUntilFact, findSales, type ProjectedSale } from './views.ts';
export { type CountedSales, firstSalesFact, salesByDayFact, soldByDayFact, type SoldOfDay } from './sale-counts.ts';
