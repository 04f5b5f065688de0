export { waitingCare } from './store.ts';
export { askCare, askOwnErasure } from './use-cases/ask-care.ts';
export { claimCare, releaseCare } from './use-cases/claim-care.ts';
export { exportData } from './use-cases/export-data.ts';
