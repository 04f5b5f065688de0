export { askAtStore } from './store-code/ask.ts';
export { makeStoreCode } from './store-code/make-code.ts';
