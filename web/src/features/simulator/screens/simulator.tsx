import { type Cents, centsToReais } from '@balcao/contract/kernel';
import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import type { SimulationInNavigation } from '../../../domain/simulation/simulation-in-navigation.ts';
import { ApiError, errorText } from '../../../lib/api/error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { Failed } from '../components/failed.tsx';
import { Result } from '../components/result.tsx';
import { ValueForm } from '../components/value-form.tsx';
import { firstValue } from '../rules/simulated-value.ts';
import { texts } from '../texts.ts';
import { useSimulation } from '../use-simulation.ts';
import './simulator.css';

/** What a purchase would cost by each plan (registration spec 2.6). The route lets nobody in without a customer. */
export function Simulator() {
  const of = useRouterState({ select: ({ location }) => location.state.simulation });
  return of ? <Simulated of={of} /> : null;
}

function Simulated({ of }: { of: SimulationInNavigation }) {
  const { valor } = useSearch({ strict: false });
  const { storeId, brand } = useCounter();
  const { history } = useRouter();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const max = of.simulationMaxValue;
  const valueCents = firstValue(valor, max);
  const simulation = useSimulation({ of, storeId, valueCents });
  const { data, error, isPending } = simulation;

  const simulate = (cents: Cents) => {
    setEditing(false);
    const search = { valor: centsToReais(cents) };
    void navigate({ to: '/simulador-parcelamento', search, state: { simulation: of }, replace: true });
    if (cents === valueCents) void simulation.refetch();
  };
  const leave = () => (isEditing ? setEditing(false) : history.back());
  useShortcut({ key: 'Escape', label: texts.back, run: leave, worksInFields: true });

  const back = (
    <Button kind="quiet" icon="back" onClick={leave}>
      {texts.back}
    </Button>
  );
  if (isEditing) {
    return (
      <CounterLayout title={texts.form.title} back={back}>
        <ValueForm max={max} startCents={valueCents} onSimulate={simulate} />
      </CounterLayout>
    );
  }
  return (
    <CounterLayout title={error ? texts.error.title : texts.title} back={error ? undefined : back}>
      {isPending ? (
        <p className="simulator-wait" role="status">
          <Spinner /> {texts.simulating}
        </p>
      ) : null}
      {error ? (
        <Failed
          reason={error instanceof ApiError && error.status !== 0 ? errorText(error, brand) : undefined}
          onAgain={() => void simulation.refetch()}
          onBack={() => setEditing(true)}
        />
      ) : null}
      {data && !error ? <Result of={data} onEdit={() => setEditing(true)} /> : null}
    </CounterLayout>
  );
}
