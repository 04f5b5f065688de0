import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { callActors } from '../../domain/counter/call-actors.ts';
import { draftStore } from '../../domain/counter/draft-storage.ts';
import { TOAST_MS } from '../../domain/counter/failure.ts';
import type { Counter } from '../../domain/counter/use-counter.ts';
import { storeDeactivated, storeNow } from '../../lib/session/session.ts';
import { pushEvent } from '../../lib/watching/data-layer.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import { registrationCalls } from './machine/calls.ts';
import type { RegistrationEvent } from './machine/context.ts';
import { draftOf, type RegistrationDraft } from './machine/draft.ts';
import { registrationMachine } from './registration.machine.ts';

export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

export interface Registration {
  readonly snapshot: RegistrationSnapshot;
  readonly send: (event: RegistrationEvent) => void;
}

const drafts = draftStore<RegistrationDraft>('registration');

const PAGE = '/applications';

/** Where a registration is begun from; the menu until that page is there, or for whom it is not. */
const SERVICE_CENTRE = '/central-de-vendas';

/** The registration on this screen: the statechart with the real calls, what it tells, and where it leads. */
export function useRegistration({ operatorId, brand }: Counter): Registration {
  const [machine] = useState(() => registrationMachine.provide({ actors: callActors(registrationCalls(brand)) }));
  const [input] = useState(() => ({
    storeNow,
    operatorId,
    readDraft: (borrowerId: string) => {
      const draft = drafts.read(operatorId);
      return draft?.borrowerId === borrowerId ? draft : null;
    },
  }));
  const [snapshot, send, actor] = useMachine(machine, { input });
  const navigate = useNavigate();
  const router = useRouter();
  const toast = useToast();
  const carried = useLocation({
    select: ({ pathname, state }) => (pathname === PAGE ? state.cpf : undefined),
  });

  useEffect(() => {
    let isBegun = false;
    const kept = actor.subscribe((now) => {
      // Once for each customer who is looked up here.
      if (now.matches('askingCpf')) isBegun = true;
      else if (now.matches('onPage') && isBegun) {
        isBegun = false;
        pushEvent('application_started');
      }
      if (now.matches('onPage')) drafts.write(operatorId, draftOf(now.context));
      // A customer who was left; while one is typed or asked for, what was kept is still to be read.
      else if (now.matches('askingCpf') && now.context.cpf === '') drafts.write(operatorId, null);
    });
    const told = actor.on('toast', ({ kind, text }) => toast.show({ kind, text, ms: TOAST_MS }));
    const deactivated = actor.on('storeDeactivated', ({ text }) => {
      storeDeactivated();
      send({ type: 'RESTART' });
      toast.show({ kind: 'danger', text, ms: TOAST_MS });
      void navigate({ to: '/configuracao', search: { origin: PAGE } });
    });
    const left = actor.on('left', () => {
      const isThere = Object.hasOwn(router.routesByPath, SERVICE_CENTRE);
      void router.navigate({ href: isThere ? SERVICE_CENTRE : '/?menu=true' });
    });
    return () => {
      for (const subscription of [kept, told, deactivated, left]) subscription.unsubscribe();
    };
  }, [actor, operatorId, navigate, router, send, toast]);

  // Who came along stays in this tab's history alone: a refresh finds the customer again, and nothing is stored.
  useEffect(() => {
    if (carried === undefined || !actor.getSnapshot().matches('askingCpf')) return;
    send({ type: 'CPF_CHANGED', cpf: carried });
    send({ type: 'SEARCH' });
  }, [carried, actor, send]);

  const cpf = snapshot.context.application === null ? undefined : snapshot.context.cpf;
  useEffect(() => {
    if (cpf === undefined || cpf === carried || router.state.location.pathname !== PAGE) return;
    void navigate({ to: PAGE, replace: true, state: { cpf } });
  }, [cpf, carried, navigate, router]);

  return { snapshot, send };
}
