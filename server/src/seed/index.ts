export { demonstration, demonstrationGuide } from './demonstration/guide.ts';
export { seedDemonstration } from './demonstration/seed-demonstration.ts';
export { fillContracts, type Fill } from './volume/fill.ts';
export { readOptions, WrongOptions, type SeedOptions } from './volume/options.ts';
