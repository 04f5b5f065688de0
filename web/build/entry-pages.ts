import type { Plugin } from 'vite';

/** In development, serves the customers' page for `/c` and below and the login's own, as the server does with what was built. */
export function entryPages(): Plugin {
  return {
    name: 'balcao-entry-pages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const isPage = (request.headers.accept ?? '').includes('text/html');
        if (isPage && /^\/c(?:\/|\?|$)/.test(request.url ?? '')) request.url = '/customer.html';
        // The query stays in the browser's address, which the page reads.
        if (isPage && /^\/login\/?(?:\?|$)/.test(request.url ?? '')) request.url = '/login.html';
        next();
      });
    },
  };
}
