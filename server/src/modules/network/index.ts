export { addLocalHoliday } from './store.ts';
