import { useNavigate } from '@tanstack/react-router';
import { actionPages } from '../../../domain/borrowers/actions/actions.ts';
import { actionTexts } from '../../../domain/borrowers/texts.ts';
import { SIMULATION_MINIMUM } from '../../../domain/simulation/simulation-in-navigation.ts';
import { Button } from '../../../ui/button/button.tsx';

interface SimulateProps {
  borrowerId: string | undefined;
  /** Reais: the most that may be bought. */
  max: number;
  /** Extra credit that covers the purchase. */
  evaluationId?: string;
}

/** To the simulator, with the customer; nothing for whom there is nothing to buy with. */
export function Simulate({ borrowerId, max, ...covered }: SimulateProps) {
  const navigate = useNavigate();
  if (borrowerId === undefined || max < SIMULATION_MINIMUM) return null;
  const simulation = {
    borrowerId,
    simulationMaxValue: max,
    simulationFlowStartedFrom: 'appl_' as const,
    ...covered,
  };
  return (
    <p>
      <Button icon="receipt" onClick={() => void navigate({ to: actionPages.simulate, state: { simulation } })}>
        {actionTexts.simulate}
      </Button>
    </p>
  );
}
