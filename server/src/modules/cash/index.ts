export {
  billableFact,
  billFragment,
  hasUnbilled,
  unbilledDaysFact,
  unbilledStoresFact,
  unbilledSumFact,
} from './billable.ts';
export { landingFragments } from './landing.ts';
export { closeCashSession } from './use-cases/close-session.ts';
export { countCash } from './use-cases/count-cash.ts';
export { moveCash } from './use-cases/move-cash.ts';
export { openCashSession } from './use-cases/open-session.ts';
