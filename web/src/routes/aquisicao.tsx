import { createFileRoute, redirect } from '@tanstack/react-router';

/** The older address of the registration. */
export const Route = createFileRoute('/aquisicao')({
  beforeLoad: () => {
    throw redirect({ href: '/applications', replace: true });
  },
});
