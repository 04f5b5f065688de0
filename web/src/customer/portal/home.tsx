import { formatPercent } from '@balcao/contract/kernel';
import { lazy, Suspense, useState } from 'react';
import { LimitBar } from '../../domain/borrowers/limit-bar.tsx';
import { formatReais } from '../../domain/money/format-reais.ts';
import { Button } from '../../ui/button/button.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Pay } from './pay.tsx';
import { agreementPayableOf, type Payable, payableOf } from './payable.ts';
import { LoadedPart } from './portal-page.tsx';
import { callOwn } from './session.ts';
import { type Home, texts } from './texts.ts';
import { useLoaded } from './use-loaded.ts';
import '../../ui/button/button.css';

const own = texts.home;
const MoreLimit = lazy(() => import('./more-limit.tsx').then((part) => ({ default: part.MoreLimit })));
const OwnCare = lazy(() => import('./own-care.tsx').then((part) => ({ default: part.OwnCare })));
const OwnDecision = lazy(() => import('./decision/own-decision.tsx').then((part) => ({ default: part.OwnDecision })));
const load = () => callOwn('GET /portal/home');

/** What comes first, the limit, the next installment. */
export function HomePart() {
  const [loaded, again] = useLoaded(load);
  const [paying, setPaying] = useState<Payable>();
  const [isCaring, setCaring] = useState(false);
  const back = () => {
    setPaying(undefined);
    again();
  };
  if (paying) return <Pay {...paying} onBack={back} onPaid={back} />;
  if (isCaring)
    return (
      <Suspense>
        <OwnCare onBack={() => setCaring(false)} />
      </Suspense>
    );
  return (
    <LoadedPart of={loaded} onAgain={again}>
      {(home) => (
        <>
          <h1>{own.hello(home.firstName)}</h1>
          {home.agreement ? <AgreementNext payment={home.agreement} home={home} onPay={setPaying} /> : null}
          {home.late ? <Late late={home.late} home={home} onPay={setPaying} /> : <Next home={home} onPay={setPaying} />}
          <Limit home={home} onAsked={again} />
          <Coupons coupons={home.coupons} />
          <nav className="portal-links" aria-label={own.data}>
            <a href="/c/dados">{own.data}</a>
            <a href="/c/comprovante">{own.check}</a>
          </nav>
          <Button kind="quiet" isWide onClick={() => setCaring(true)}>
            {own.care}
          </Button>
        </>
      )}
    </LoadedPart>
  );
}

interface LateProps {
  late: NonNullable<Home['late']>;
  home: Home;
  onPay: (payable: Payable) => void;
}

function Late({ late: { installmentIds, due, daysLate }, home, onPay }: LateProps) {
  const { fees } = payableOf([], home);
  return (
    <section className="portal-part portal-part-late">
      <h2>{own.lateTitle}</h2>
      <p className="portal-figure">
        <Money reais={due} />
      </p>
      <p>{own.late(installmentIds.length, daysLate)}</p>
      <Button kind="primary" isWide onClick={() => onPay({ installmentIds, due, fees })}>
        {own.payLate}
      </Button>
    </section>
  );
}

interface AgreementNextProps extends Pick<LateProps, 'home' | 'onPay'> {
  payment: NonNullable<Home['agreement']>;
}

/** What a running agreement asks for next: it comes before the rest, and holds the limit. */
function AgreementNext({ payment, home, onPay }: AgreementNextProps) {
  const { renegotiationNumber, order, numberOfPayments, dueDate, paymentDue } = payment;
  return (
    <section className="portal-part">
      <h2>{own.agreementTitle}</h2>
      <p className="portal-figure">
        <Money reais={paymentDue} />
      </p>
      <p>{own.due(dueDate)}</p>
      <p className="portal-soft">{own.agreement(order, numberOfPayments, renegotiationNumber)}</p>
      <Button kind="primary" isWide onClick={() => onPay(agreementPayableOf(payment, home))}>
        {own.payAgreement}
      </Button>
    </section>
  );
}

function Next({ home, onPay }: Pick<LateProps, 'home' | 'onPay'>) {
  const { next } = home;
  if (next === null) return home.agreement ? null : <p className="customer-lead">{own.nothing}</p>;
  const { contractId, contractNumber, installmentOrder, numberOfInstallments, dueDate, paymentDue: due } = next;
  return (
    <section className="portal-part">
      <h2>{own.nextTitle}</h2>
      <p className="portal-figure">
        <Money reais={due} />
      </p>
      <p>{own.due(dueDate)}</p>
      <p className="portal-soft">{own.next(installmentOrder, numberOfInstallments, contractNumber)}</p>
      <Button kind="primary" isWide onClick={() => onPay(payableOf([next], home, contractId))}>
        {own.pay}
      </Button>
    </section>
  );
}

function Limit({ home: { limit, limitRequest }, onAsked }: { home: Home; onAsked: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const mayAsk = limit !== null && limit.limitIsBlockedBy === null && limitRequest?.status !== 'WAITING';
  const done = () => {
    setAsking(false);
    onAsked();
  };
  return (
    <section className="portal-part">
      <h2>{own.limitTitle}</h2>
      {limit === null ? (
        <Suspense>
          <OwnDecision>
            <p>{own.noLimit}</p>
          </OwnDecision>
        </Suspense>
      ) : (
        <LimitBar limit={limit} />
      )}
      {limit?.limitIsBlockedBy ? <Banner kind="attention">{own.blocked[limit.limitIsBlockedBy]}</Banner> : null}
      {limitRequest ? (
        <p role="status">
          {own.moreStatus[limitRequest.status](formatReais(limitRequest.toLimit), limitRequest.askedOn)}
        </p>
      ) : null}
      {limit !== null && isAsking ? (
        <Suspense>
          <MoreLimit limit={limit} onDone={done} onBack={() => setAsking(false)} />
        </Suspense>
      ) : null}
      {mayAsk && !isAsking ? (
        <Button isWide onClick={() => setAsking(true)}>
          {own.more}
        </Button>
      ) : null}
    </section>
  );
}

const worthOf = ({ percentValue, monetaryValue }: Home['coupons'][number]) =>
  percentValue === null ? own.money(formatReais(monetaryValue ?? 0)) : own.percent(formatPercent(percentValue));

function Coupons({ coupons }: Pick<Home, 'coupons'>) {
  if (coupons.length === 0) return null;
  return (
    <section className="portal-part">
      <h2>{own.couponsTitle}</h2>
      {coupons.map((coupon) => (
        <p key={coupon.id}>
          {own.coupon(worthOf(coupon), formatReais(coupon.minimumPurchaseValue), lastDay(coupon.validUntil))}
        </p>
      ))}
    </section>
  );
}

/** Coupons end at midnight of Sao Paulo. */
const lastDay = (until: string) => new Date(until).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
