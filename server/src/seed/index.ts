export { demonstration, demonstrationGuide } from './demonstration/guide.ts';
export { seedDemonstration } from './demonstration/seed-demonstration.ts';
