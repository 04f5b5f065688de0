import { createFileRoute, redirect } from '@tanstack/react-router';

/** The area opens with what is to be received. */
export const Route = createFileRoute('/_app/financial/')({
  beforeLoad: () => {
    throw redirect({ to: '/financial/originations', replace: true });
  },
});
