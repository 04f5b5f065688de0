import { onlyDigits } from '@balcao/contract/kernel';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';

const enter = guard('/applications');

/** A CPF does not stay in the address: it goes along in this tab's history. */
export const Route = createFileRoute('/_app/applications/$cpf')({
  beforeLoad: (arrival) => {
    enter(arrival);
    throw redirect({ to: '/applications', replace: true, state: { cpf: onlyDigits(arrival.params.cpf) } });
  },
});
