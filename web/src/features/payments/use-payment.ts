import { maskCpf } from '@balcao/contract/kernel';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { CustomerInNavigation } from '../../domain/borrowers/customer-in-navigation.ts';
import { configureStore, storeDeactivated, storeNow } from '../../lib/session/session.ts';
import { codeOf, pushEvent } from '../../lib/watching/data-layer.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import { callActors } from '../../domain/counter/call-actors.ts';
import { TOAST_MS } from '../../domain/counter/failure.ts';
import { draftStore } from '../../domain/counter/draft-storage.ts';
import { paymentCalls } from './machine/calls.ts';
import { type CustomerKey, type PaymentEvent, type PaymentInput } from './machine/context.ts';
import { draftOf, type PaymentDraft } from './machine/draft.ts';
import { paymentEvent } from './rules/events.ts';
import { paymentMachine } from './payment.machine.ts';
import { storeTexts } from '../../domain/counter/texts.ts';
import type { Counter } from '../../domain/counter/use-counter.ts';

type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

export interface Payment {
  readonly snapshot: PaymentSnapshot;
  readonly send: (event: PaymentEvent) => void;
}

const drafts = draftStore<PaymentDraft>('payment');
const chargesLeft = draftStore<readonly PaymentDraft[]>('charges-left');

function customerIn({ borrowerId, cpf }: CustomerInNavigation): CustomerKey | null {
  if (borrowerId) return { borrowerId };
  return cpf ? { cpf } : null;
}

const isSameCustomer = (draft: PaymentDraft, arrived: CustomerKey) =>
  'cpf' in arrived ? maskCpf(arrived.cpf) === draft.maskedCpf : arrived.borrowerId === draft.borrowerId;

const isUnfinished = ({ step }: PaymentDraft) => step === 'paying' || step === 'charging';

/** A payment without an answer, or a charge the customer may pay, comes first; otherwise the customer who arrives wins over another's selection. */
function inputFor({ operatorId }: Counter, arrived: CustomerKey | null): PaymentInput {
  const draft = drafts.read(operatorId);
  const isKept = draft !== null && (arrived === null || isUnfinished(draft) || isSameCustomer(draft, arrived));
  const left = chargesLeft.read(operatorId) ?? [];
  return { storeNow, arrived: isKept ? null : arrived, draft: isKept ? draft : null, left };
}

/** The payment on this screen: the statechart with the real calls, what it tells, and where it leads. */
export function usePayment(counter: Counter): Payment {
  const { operatorId, brand } = counter;
  const arrived = customerIn(useLocation({ select: ({ state }) => state }));
  const [machine] = useState(() => paymentMachine.provide({ actors: callActors(paymentCalls(brand, operatorId)) }));
  const [input] = useState(() => inputFor(counter, arrived));
  const [snapshot, send, actor] = useMachine(machine, { input });
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    let before: string | undefined;
    const keep = ({ value, context }: PaymentSnapshot) => {
      const event = paymentEvent(before, value);
      if (event) pushEvent(event, codeOf(context.refusal));
      before = value;
      drafts.write(operatorId, draftOf(value, context));
      chargesLeft.write(operatorId, context.left.length > 0 ? context.left : null);
    };
    const toSetup = (text: string) => {
      toast.show({ kind: 'danger', text, ms: TOAST_MS });
      void navigate({ to: '/configuracao', search: { origin: '/caixa/pagamentos' } });
    };
    keep(actor.getSnapshot());
    const subscriptions = [
      actor.subscribe(keep),
      actor.on('toast', ({ kind, text }) => toast.show({ kind, text, ms: TOAST_MS })),
      actor.on('storeDeactivated', ({ text }) => {
        storeDeactivated();
        toSetup(text);
      }),
      actor.on('storeRefused', () => toSetup(storeTexts.refused)),
      actor.on('storeConfirmed', ({ store }) => configureStore(store)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, operatorId, navigate, toast]);

  const isPaid = snapshot.matches('paid');
  useEffect(() => {
    // Who came along is served: a reload asks for the next customer.
    if (isPaid) void navigate({ to: '.', replace: true, state: {} });
  }, [isPaid, navigate]);

  return { snapshot, send };
}
