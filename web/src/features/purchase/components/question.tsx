import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { BorrowerPhoto } from '../../../domain/borrowers/borrower-photo.tsx';
import type { Customer } from '../../../domain/borrowers/borrower.ts';
import { CustomerCard } from '../../../domain/borrowers/customer-card.tsx';
import { evaluationQuery } from '../../../domain/devices/device-calls.ts';
import { LimitBar } from '../../../domain/borrowers/limit-bar.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { reevaluationTexts } from '../../../domain/reevaluation/texts.ts';
import { RegisterLink } from '../../../domain/counter/register-link.tsx';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import type { Purchase } from '../use-purchase.ts';
import { Advantages } from './advantages.tsx';
import { BlockedCustomer } from './blocked-customer.tsx';
import { FitPanel } from './fit/fit-panel.tsx';
import { ObstacleBanners } from './obstacle-banners.tsx';
import { DeviceQuestion } from './device/device-question.tsx';
import { PlanQuestion } from './plan-question.tsx';
import { QrHint } from './qr-hint.tsx';
import { Reevaluation } from './reevaluation.tsx';
import { RefusalBanner } from './refusal-banner.tsx';
import { ValueQuestion } from './value-question.tsx';
import { catalogueTexts } from '../rules/device/texts.ts';
import { fitsOf } from '../rules/fits.ts';
import { texts } from '../texts.ts';
import './question.css';

interface PurchaseQuestionProps {
  purchase: Purchase;
  counter: Counter;
  /** Said right over the question, where the focus is. */
  notice?: ReactNode;
}

/** What is asked once the CPF is known: the value, then the plan. */
export function PurchaseQuestion({ purchase, counter, notice }: PurchaseQuestionProps) {
  const { snapshot } = purchase;
  const { customer, isUnknownCpf } = snapshot.context;
  if (snapshot.matches('resuming')) return <p role="status">{texts.resuming}</p>;
  if (isUnknownCpf) {
    return (
      <Banner kind="attention" isLive actions={<RegisterLink cpf={snapshot.context.cpf} />}>
        {texts.unknownCpf}
      </Banner>
    );
  }
  if (!customer) return null;
  return (
    <>
      <Identified customer={customer} />
      {notice}
      <Question purchase={purchase} counter={counter} customer={customer} />
    </>
  );
}

/** One question at a time: what keeps the customer from buying comes before the value. */
function Question({ purchase, counter, customer }: PurchaseQuestionProps & { customer: Customer }) {
  const { snapshot } = purchase;
  const { borrower, limit } = customer;
  const block = limit?.limitIsBlockedBy ?? null;
  if (snapshot.matches('purchaseNotAllowed')) {
    return <NotAllowed purchase={purchase} counter={counter} borrower={borrower} />;
  }
  if (snapshot.matches('fetchingAgain')) return <p role="status">{reevaluationTexts.reloading}</p>;
  const isAsking = snapshot.matches('waitingPurchaseInput') || snapshot.matches('choosingProposal');
  if (block !== null && isAsking) {
    return <BlockedCustomer block={block} borrowerId={borrower.id} counter={counter} />;
  }
  return <ValueAndPlan purchase={purchase} counter={counter} customer={customer} />;
}

interface NotAllowedProps {
  purchase: Purchase;
  counter: Counter;
  borrower: Customer['borrower'];
}

/** Why not; of a denial, whether it may be decided anew here. A purchase that came back does not know the CPF. */
function NotAllowed({ purchase: { snapshot, send }, counter, borrower }: NotAllowedProps) {
  const { cpf } = snapshot.context;
  const mayBeDecidedAnew = counter.offersReevaluation && borrower.borrowerStatus === 'DENIED' && cpf !== '';
  const onDecided = useCallback(() => send({ type: 'REEVALUATED' }), [send]);
  return (
    <>
      <ObstacleBanners borrower={borrower} cpf={cpf} brand={counter.brand} whatsapp={counter.customerWhatsapp} />
      {mayBeDecidedAnew ? (
        <Reevaluation borrowerId={borrower.id} cpf={cpf} counter={counter} onDecided={onDecided} />
      ) : null}
    </>
  );
}

function Identified({ customer: { borrower, limit } }: { customer: Customer }) {
  return (
    <CustomerCard
      borrower={borrower}
      photos={
        <div className="purchase-portrait">
          <BorrowerPhoto borrower={borrower} size="small" />
        </div>
      }
    >
      {limit === null ? null : <LimitBar limit={limit} />}
    </CustomerCard>
  );
}

/** A value, or a device where the store sells them. */
function Wanted({ purchase, counter, customer }: ValueAndPlanProps) {
  const { snapshot, send } = purchase;
  const { context } = snapshot;
  const { valueCents, device, cpf } = context;
  const { sellsDevices } = counter;
  const storeId = counter.storeId ?? '';
  const [chosen, setChosen] = useState<'value' | 'device' | null>(device ? 'device' : null);
  const credit = useQuery({ ...evaluationQuery(cpf, storeId), enabled: sellsDevices });
  // Who comes with extra credit for a device came for one.
  const cameForOne = device !== null || (Boolean(credit.data) && valueCents === null);
  const current = chosen ?? (cameForOne ? 'device' : 'value');
  const value = (
    <>
      <Advantages
        customer={customer}
        context={context}
        hasExtraCredit={counter.showsExtraCredit}
        onTurnExtra={(isOn) => send({ type: 'TURN_EXTRA', isOn })}
      />
      <ValueQuestion
        valueCents={valueCents}
        onChange={(cents) => send({ type: 'VALUE_CHANGED', valueCents: cents })}
        onCheck={() => send({ type: 'CHECK_LIMIT' })}
        isChecking={snapshot.matches('checkingLimit')}
        isAnswered={context.offer !== null}
      />
    </>
  );
  if (!sellsDevices) return value;
  return (
    <Tabs
      label={catalogueTexts.what}
      tabs={[
        { key: 'value', label: catalogueTexts.anyPurchase },
        { key: 'device', label: catalogueTexts.device },
      ]}
      current={current}
      onChange={(key) => {
        send({ type: 'LEAVE_DEVICE' });
        setChosen(key === 'device' ? 'device' : 'value');
      }}
      hasControls
    >
      {current === 'device' ? <DeviceQuestion purchase={purchase} storeId={storeId} /> : value}
    </Tabs>
  );
}

interface ValueAndPlanProps {
  purchase: Purchase;
  counter: Counter;
  customer: Customer;
}

function ValueAndPlan({ purchase, counter, customer }: ValueAndPlanProps) {
  const { offer } = purchase.snapshot.context;
  return (
    <>
      <Wanted purchase={purchase} counter={counter} customer={customer} />
      {counter.sellsByQrCode && offer === null ? <QrHint brand={counter.brand} /> : null}
      <Refused purchase={purchase} counter={counter} borrowerId={customer.borrower.id} />
      {offer ? <PlanQuestion purchase={purchase} offer={offer} /> : null}
    </>
  );
}

interface RefusedProps {
  purchase: Purchase;
  counter: Counter;
  borrowerId: string;
}

/** Why the value was refused; of a short limit with what would fit. In a dialog the refusal is said there. */
function Refused({ purchase, counter, borrowerId }: RefusedProps) {
  const { snapshot } = purchase;
  const { refusal, desiredCents, cpf, device } = snapshot.context;
  const isHere = (['waitingPurchaseInput', 'choosingProposal', 'askingMore'] as const).some((state) =>
    snapshot.matches(state),
  );
  if (!refusal || !isHere) return null;
  // A device is not sold for less.
  const fits = device ? null : fitsOf(refusal, desiredCents);
  // Extra credit is asked for by CPF, which a purchase that came back does not know.
  const moreBy = counter.asksExtraCredit && cpf !== '' ? 'extra' : 'analyst';
  return fits ? (
    <FitPanel purchase={purchase} refusal={refusal} fits={fits} moreBy={moreBy} />
  ) : (
    <RefusalBanner
      code={refusal.code}
      message={refusal.message}
      borrowerId={borrowerId}
      meaning={texts.nothingCharged}
    />
  );
}
