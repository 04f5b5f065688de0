export { serveCustomer } from './use-cases/serve-customer.ts';
