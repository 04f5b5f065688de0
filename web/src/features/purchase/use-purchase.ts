import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { contractQuery, purchaseReceiptPath } from '../../domain/contracts/contract-calls.ts';
import { invoiceSettingsQuery } from '../../domain/contracts/invoice-calls.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { configureStore, storeDeactivated, storeNow } from '../../lib/session/session.ts';
import { localCashierItem } from '../../lib/session/stored-items.ts';
import { codeOf, pushEvent } from '../../lib/watching/data-layer.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import { callActors } from '../../domain/counter/call-actors.ts';
import { TOAST_MS } from '../../domain/counter/failure.ts';
import { draftStore } from '../../domain/counter/draft-storage.ts';
import { purchaseCalls } from './machine/calls.ts';
import { type PurchaseEvent, selectedProposal } from './machine/context.ts';
import { draftOf, type PurchaseDraft } from './machine/draft.ts';
import { purchaseMachine } from './purchase.machine.ts';
import { purchaseEvents } from './rules/events.ts';
import { receiptTabSoon } from '../../domain/receipts/receipt-tab.ts';
import type { Counter } from '../../domain/counter/use-counter.ts';
import { storeTexts } from '../../domain/counter/texts.ts';
import { texts } from './texts.ts';

type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;

export interface Purchase {
  readonly snapshot: PurchaseSnapshot;
  readonly send: (event: PurchaseEvent) => void;
  /** Sends the event that sells; the receipt's tab opens with its answer, or while the click still allows it. */
  readonly sell: (event: Extract<PurchaseEvent, { type: 'FINISH' | 'RETRY' | 'CONFIRM_LOCK' }>) => void;
}

const FINISHED = '/caixa/compras/$id/confirmacao';

const drafts = draftStore<PurchaseDraft>('purchase');

function draftFor({ operatorId, storeId }: Counter): PurchaseDraft | null {
  const draft = drafts.read(operatorId);
  return draft?.storeId === storeId ? draft : null;
}

/** The sale is on its way, and its receipt's tab stays open. */
const isConcluding = (snapshot: PurchaseSnapshot): boolean =>
  snapshot.matches('accepting') || snapshot.matches('checkingOutcome') || snapshot.matches({ locking: 'confirming' });

/** What follows the sale: its page, fetched before and filled by the sale's answer, and the tab of the receipt. */
function useFinishedPage(snapshot: PurchaseSnapshot) {
  const tab = useRef<ReturnType<typeof receiptTabSoon> | null>(null);
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  const { contract, offer, storeId } = snapshot.context;
  // While the customer reads the code out, the page that follows comes, and what it will ask for.
  const sourceProduct = snapshot.matches('verifying') ? offer?.sourceProduct : undefined;
  useEffect(() => {
    if (sourceProduct === undefined) return undefined;
    return afterPaint(() => {
      void router.preloadRoute({ to: FINISHED, params: { id: 'a-seguir' } });
      void queries.prefetchQuery(invoiceSettingsQuery(storeId, sourceProduct));
    });
  }, [sourceProduct, storeId, router, queries]);

  const sold = snapshot.status === 'done' ? contract : null;
  const isSelling = isConcluding(snapshot);
  useEffect(() => {
    if (sold !== null) {
      queries.setQueryData(contractQuery(sold.id).queryKey, sold);
      // The sale is told already: its address and its receipt come after that.
      return afterPaint(() => {
        const receipt = tab.current;
        tab.current = null;
        void navigate({ to: FINISHED, params: { id: sold.id }, replace: true }).then(() =>
          receipt?.show(purchaseReceiptPath(sold.id)),
        );
      });
    }
    if (!isSelling) {
      tab.current?.close();
      tab.current = null;
    }
    return undefined;
  }, [sold, isSelling, navigate, queries]);
  useEffect(() => () => tab.current?.close(), []);
  return tab;
}

/** The purchase on this screen: the statechart with the real calls, what it tells, and where it leads. */
export function usePurchase(counter: Counter): Purchase {
  const { operatorId, brand, hasTills } = counter;
  const [machine] = useState(() => {
    const till = () => (hasTills ? localCashierItem.read() : null);
    return purchaseMachine.provide({ actors: callActors(purchaseCalls(brand, operatorId, till)) });
  });
  const [input] = useState(() => ({ storeNow, draft: draftFor(counter) }));
  const [snapshot, send, actor] = useMachine(machine, { input });
  const navigate = useNavigate();
  const toast = useToast();
  // On the way to another page the CPF that goes along is not for this one.
  const arrivedCpf = useLocation({
    select: ({ pathname, state }) => (pathname === '/caixa/compras' ? state.cpf : undefined),
  });

  useEffect(() => {
    let before: string | undefined;
    const keep = ({ value, context }: PurchaseSnapshot) => {
      const state = typeof value === 'string' ? value : 'verifying';
      for (const event of purchaseEvents(before, state, selectedProposal(context)?.numberOfInstallments))
        pushEvent(event, codeOf(context.refusal));
      before = state;
      drafts.write(operatorId, draftOf(state, context));
    };
    keep(actor.getSnapshot());
    const kept = actor.subscribe(keep);
    const told = actor.on('toast', ({ kind, text }) => toast.show({ kind, text, ms: TOAST_MS }));
    const toSetup = (text: string) => {
      toast.show({ kind: 'danger', text, ms: TOAST_MS });
      void navigate({ to: '/configuracao', search: { origin: '/caixa/compras' } });
    };
    const deactivated = actor.on('storeDeactivated', ({ text }) => {
      storeDeactivated();
      toSetup(text);
    });
    const confirmed = actor.on('storeConfirmed', ({ store }) => configureStore(store));
    const refused = actor.on('storeRefused', () => toSetup(storeTexts.refused));
    return () => {
      for (const subscription of [kept, told, deactivated, confirmed, refused]) subscription.unsubscribe();
    };
  }, [actor, operatorId, navigate, toast]);

  useEffect(() => {
    if (arrivedCpf === undefined) return;
    // Who came along is asked for once: a reload asks for the next customer.
    void navigate({ to: '.', replace: true, state: {} });
    // A purchase under way comes first.
    if (!actor.getSnapshot().matches('waitingCpf')) return;
    send({ type: 'CPF_CHANGED', cpf: arrivedCpf });
    send({ type: 'SEARCH' });
  }, [arrivedCpf, actor, send, navigate]);

  const tab = useFinishedPage(snapshot);
  const sell: Purchase['sell'] = (event) => {
    send(event);
    if (isConcluding(actor.getSnapshot())) tab.current ??= receiptTabSoon(texts.makingReceipt);
  };
  return { snapshot, send, sell };
}
