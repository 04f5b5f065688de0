export { authenticateCustomer } from './sessions.ts';
