import { formatDate, today } from '@balcao/contract/kernel';
import type { ReactNode } from 'react';
import { couponTerms, couponTitle } from '../../../domain/borrowers/coupon-words.ts';
import type { Coupon, Customer, ExtraCredit, LimitAsked } from '../../../domain/borrowers/borrower.ts';
import { askedTexts } from '../../../domain/borrowers/texts.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Switch } from '../../../ui/choice/checkbox.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import type { PurchaseContext } from '../machine/context.ts';
import { isCouponGood } from '../rules/advantages.ts';
import { couponTexts, extraTexts } from '../texts.ts';
import './advantages.css';

/** Extra credit ends with a day of Manaus (cashier spec, section 9). */
const EXTRA_ZONE = 'America/Manaus';

interface AdvantagesProps {
  customer: Customer;
  context: Pick<PurchaseContext, 'valueCents' | 'isExtraOn'>;
  /** Whether this store shows extra credit. */
  hasExtraCredit: boolean;
  onTurnExtra: (isOn: boolean) => void;
}

/** What the customer has beside the limit: a coupon, extra credit for one purchase, what became of a request for more. */
export function Advantages({ customer, context, hasExtraCredit, onTurnExtra }: AdvantagesProps) {
  const { coupon, limitAsked } = customer;
  const extraCredit = hasExtraCredit ? customer.extraCredit : null;
  if (!coupon && !extraCredit && !limitAsked) return null;
  return (
    <div className="advantages">
      {coupon ? <CouponCard coupon={coupon} valueCents={context.valueCents} /> : null}
      {extraCredit ? <ExtraCard extra={extraCredit} isOn={context.isExtraOn} onTurn={onTurnExtra} /> : null}
      {limitAsked ? <AskedCard asked={limitAsked} /> : null}
    </div>
  );
}

function AskedCard({ asked: { status, toLimit } }: { asked: LimitAsked }) {
  const { title, text } = askedTexts[status];
  return (
    <Card icon="message" title={title}>
      <p>{text(formatReais(toLimit))}</p>
    </Card>
  );
}

function CouponCard({ coupon, valueCents }: { coupon: Coupon } & Pick<PurchaseContext, 'valueCents'>) {
  return (
    <Card icon="receipt" title={couponTitle(coupon)}>
      {couponTerms(coupon).map((term) => (
        <p key={term}>{term}</p>
      ))}
      {valueCents === null ? null : (
        <p className="advantage-state" role="status">
          {isCouponGood(coupon, valueCents) ? couponTexts.counts : couponTexts.doesNotCount}
        </p>
      )}
    </Card>
  );
}

interface ExtraCardProps {
  extra: ExtraCredit;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

function ExtraCard({ extra, isOn, onTurn }: ExtraCardProps) {
  const { policy, expirationTimestamp, storeName } = extra;
  return (
    <Card icon="coins" title={extraTexts.title}>
      <dl className="advantage-facts">
        <dt>{extraTexts.most}</dt>
        <dd>{formatReais(policy.maxAmount)}</dd>
        <dt>{extraTexts.least}</dt>
        <dd>{formatReais(policy.minAmount)}</dd>
      </dl>
      <p>{extraTexts.endsOn(formatDate(today(EXTRA_ZONE, new Date(expirationTimestamp))))}</p>
      <p>{extraTexts.onlyIn(storeName)}</p>
      <Switch label={extraTexts.turnOn} isChecked={isOn} onChange={onTurn} />
    </Card>
  );
}

function Card({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className="advantage" aria-label={title}>
      <h3 className="advantage-title">
        <Icon name={icon} /> {title}
      </h3>
      {children}
    </section>
  );
}
