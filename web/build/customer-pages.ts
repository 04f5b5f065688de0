import type { Plugin } from 'vite';

/** In development, serves the customers' page for `/c` and below, as the server does with what was built. */
export function customerPages(): Plugin {
  return {
    name: 'balcao-customer-pages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const isPage = (request.headers.accept ?? '').includes('text/html');
        if (isPage && /^\/c(?:\/|\?|$)/.test(request.url ?? '')) request.url = '/customer.html';
        next();
      });
    },
  };
}
