import { formatPercent } from '@balcao/contract/kernel';
import { Link } from '@tanstack/react-router';
import { couponTerms, couponTitle } from '../../../domain/borrowers/coupon-words.ts';
import { NextInvoice } from '../../../domain/contracts/next-invoice.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { usePublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import type { Session } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import type { CentreCustomer } from '../calls.ts';
import { type ActionKey, actionPages, actionsOf } from '../rules/actions.ts';
import { borrowerTexts, texts } from '../texts.ts';
import { useHasPage } from '../use-has-page.ts';
import { CustomerHead } from './customer-head.tsx';

interface BorrowerPageProps {
  customer: CentreCustomer;
  /** Digits. */
  document: string;
  session: Session;
  onClose: () => void;
}

/** A customer who may buy: how much, what the seller earns, and what may be done. */
export function BorrowerPage({ customer, document, session, onClose }: BorrowerPageProps) {
  const { borrower, credit, coupon, operator } = customer;
  const { featureFlags: flags } = usePublicConfiguration();
  const hasPage = useHasPage();
  const { configuration } = session;
  const actions = actionsOf({ customer, document, role: session.user.role, configuration, flags, hasPage });
  return (
    <>
      <CustomerHead title={borrower.name} borrower={borrower} />
      {operator ? <Incentive operator={operator} category={credit.incentiveCategory} /> : null}
      <section className="centre-available" aria-labelledby="centre-available">
        <h2 id="centre-available">{borrowerTexts.available}</h2>
        {credit.limit === null ? (
          <p>{borrowerTexts.noLimit}</p>
        ) : (
          <p className="centre-figure">
            <Money reais={credit.availableLimit} />
          </p>
        )}
      </section>
      {coupon ? (
        <section className="centre-coupon">
          <Icon name="receipt" />
          <div>
            <h2>{couponTitle(coupon)}</h2>
            {couponTerms(coupon).map((term) => (
              <p key={term}>{term}</p>
            ))}
          </div>
        </section>
      ) : null}
      <section aria-labelledby="centre-actions">
        <h2 id="centre-actions">{borrowerTexts.actions}</h2>
        <ul className="centre-actions">
          {actions.map((key) => (
            <li key={key}>
              <Action of={key} customer={customer} document={document} isFirst={key === actions[0]} />
            </li>
          ))}
        </ul>
      </section>
      <p>
        <Button icon="close" onClick={onClose}>
          {texts.close}
        </Button>
      </p>
    </>
  );
}

function Incentive({
  operator: { incentiveType, incentiveValue },
  category,
}: {
  operator: NonNullable<CentreCustomer['operator']>;
  category: CentreCustomer['credit']['incentiveCategory'];
}) {
  const most =
    incentiveType === 'percentage'
      ? borrowerTexts.upTo(formatPercent(incentiveValue).replace(/,\d+/, ''))
      : formatReais(incentiveValue);
  return (
    <Banner kind="success" title={borrowerTexts.earns(most)}>
      {category === null ? null : borrowerTexts.earnsCategory(borrowerTexts.categories[category])}
    </Banner>
  );
}

const icons: Readonly<Record<Exclude<ActionKey, 'invoice'>, IconName>> = {
  sell: 'bag',
  budget: 'arrowUp',
  simulate: 'coins',
  update: 'person',
  register: 'file',
};

interface ActionProps {
  of: ActionKey;
  customer: CentreCustomer;
  document: string;
  /** The one that is done most. */
  isFirst: boolean;
}

function Action({ of, customer, document, isFirst }: ActionProps) {
  const borrowerId = customer.borrower.id;
  if (of === 'invoice') return <NextInvoice borrowerId={borrowerId} />;
  const to = of === 'register' ? `${actionPages.register}/${document}` : actionPages[of];
  const simulation = {
    borrowerId,
    simulationMaxValue: customer.options.maxSimulationValue,
    simulationFlowStartedFrom: 'cv_' as const,
  };
  // The simulator and the budget take the customer along; in an address only a registration names one.
  return (
    <Link
      to={to}
      state={of === 'simulate' ? { simulation } : { cpf: document, borrowerId }}
      className={`button ${isFirst && of === 'sell' ? 'button-primary' : 'button-secondary'}`}
    >
      <Icon name={icons[of]} />
      <span className="button-text">{borrowerTexts[of]}</span>
    </Link>
  );
}
