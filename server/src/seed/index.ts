export { demonstrationAccounts } from './demonstration/accounts.ts';
export { demonstrationGuide } from './demonstration/guide.ts';
export { seedDemonstration } from './demonstration/seed-demonstration.ts';
export { fillContracts } from './volume/fill.ts';
export { readOptions, WrongOptions } from './volume/options.ts';
