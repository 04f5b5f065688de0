import { Link } from '@tanstack/react-router';
import { usePublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { NextInvoice } from '../../contracts/next-invoice.tsx';
import type { SimulationInNavigation } from '../../simulation/simulation-in-navigation.ts';
import { actionTexts } from '../texts.ts';
import { type ActionKey, actionPages, actionsOf, type Served } from './actions.ts';
import './customer-actions.css';

interface CustomerActionsProps {
  customer: Served & { borrowerId: string };
  /** Digits. */
  document: string;
  /** Where a simulation is counted as begun, and by which extra credit it is covered. */
  simulation: Pick<SimulationInNavigation, 'simulationFlowStartedFrom' | 'evaluationId'>;
  /** Extra credit may be asked for from here. */
  offersSuperCompra?: boolean;
}

/** What may be done for a customer who was looked up. */
export function CustomerActions({ customer, document, simulation, offersSuperCompra = false }: CustomerActionsProps) {
  const session = useSession();
  const { featureFlags: flags } = usePublicConfiguration();
  if (!session) return null;
  const { configuration, user } = session;
  const { role } = user;
  const actions = actionsOf({ customer, document, role, configuration, flags, offersSuperCompra });
  const { borrowerId, options } = customer;
  const asked = { borrowerId, simulationMaxValue: options.maxSimulationValue, ...simulation };
  return (
    <section className="customer-actions" aria-labelledby="customer-actions">
      <h2 id="customer-actions">{actionTexts.title}</h2>
      <ul>
        {actions.map((key) => (
          <li key={key}>
            {key === 'invoice' ? (
              <NextInvoice borrowerId={borrowerId} />
            ) : (
              <ActionLink of={key} document={document} simulation={asked} isFirst={key === actions[0]} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons: Readonly<Record<Exclude<ActionKey, 'invoice'>, IconName>> = {
  sell: 'bag',
  superCompra: 'coins',
  budget: 'arrowUp',
  simulate: 'receipt',
  update: 'person',
  register: 'file',
};

interface ActionLinkProps {
  of: Exclude<ActionKey, 'invoice'>;
  document: string;
  simulation: SimulationInNavigation;
  /** The one that is done most. */
  isFirst: boolean;
}

function ActionLink({ of, document, simulation, isFirst }: ActionLinkProps) {
  const to = of === 'register' ? `${actionPages.register}/${document}` : actionPages[of];
  // The simulator and the budget take the customer along; in an address only a registration names one.
  return (
    <Link
      to={to}
      state={of === 'simulate' ? { simulation } : { cpf: document, borrowerId: simulation.borrowerId }}
      className={`button ${isFirst && of === 'sell' ? 'button-primary' : 'button-secondary'}`}
    >
      <Icon name={icons[of]} />
      <span className="button-text">{actionTexts[of]}</span>
    </Link>
  );
}
