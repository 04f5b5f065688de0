import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HandOver } from '../../../domain/counter/to-till.tsx';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { Evaluated, evaluatedLead } from '../../../domain/super-compra/components/evaluated.tsx';
import { acceptedQuery } from '../../../domain/super-compra/evaluation-calls.ts';
import { usableLimit } from '../../../domain/super-compra/rules/outcome.ts';
import { evaluatedTexts } from '../../../domain/super-compra/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { endTexts, texts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';
import { type NextStep, PageFrame } from './page-frame.tsx';
import { Simulate } from './simulate.tsx';

/** The customer's Super Compra in this store, where it asks for such: 'undefined' while nobody knows yet, null without one. */
export function useSuperCompraOf({ snapshot: { context } }: Registration) {
  const { asksExtraCredit, storeId } = useCounter();
  const isAsked = asksExtraCredit && storeId !== null && context.cpf !== '';
  const { data, isError } = useQuery({ ...acceptedQuery(context.cpf, storeId ?? ''), enabled: isAsked });
  // Whoever cannot read it still welcomes the customer.
  return isAsked && !isError ? data : null;
}

interface EvaluatedPageProps {
  registration: Registration;
  evaluation: Parameters<typeof Evaluated>[0]['evaluation'];
  next?: NextStep | undefined;
  /** The coupon of the registration. */
  children?: ReactNode;
}

/** 'Cliente cadastrado': the end of a registration whose customer has a Super Compra. */
export function EvaluatedPage({ registration: { snapshot, send }, evaluation, next, children }: EvaluatedPageProps) {
  const { application, cpf } = snapshot.context;
  const shown = {
    evaluation,
    limit: application?.limit ?? null,
    borrowerId: application?.borrower.id ?? '',
    isPurchaseDisabled: application?.borrower.borrowerSettings.disablePurchase ?? false,
  };
  const isDenied = evaluation.decision === 'DENIED';
  const simulated = {
    borrowerId: application?.borrower.id,
    max: isDenied ? usableLimit(shown.limit) : evaluation.policy.maxAmount,
    ...(isDenied ? {} : { evaluationId: evaluation.id }),
  };
  return (
    <PageFrame
      title={evaluatedTexts.title}
      lead={evaluatedLead(shown)}
      backText={texts.toRegistration}
      onBack={() => send({ type: 'LEAVE' })}
      {...(next ? { next } : {})}
    >
      <Evaluated {...shown} />
      <Simulate {...simulated} />
      {children}
      {isDenied ? null : <HandOver cpf={cpf} />}
    </PageFrame>
  );
}

/** To the page where a Super Compra is asked for, with the customer; nothing where the store asks for none. */
export function AskSuperCompra({ cpf }: { cpf: string }) {
  const navigate = useNavigate();
  const { asksExtraCredit } = useCounter();
  if (!asksExtraCredit) return null;
  return (
    <p>
      <Button icon="coins" onClick={() => void navigate({ to: '/super-compra', state: { cpf } })}>
        {endTexts.askSuperCompra}
      </Button>
    </p>
  );
}
