import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { Simulator } from '../../features/simulator/screens/simulator.tsx';

export const Route = createFileRoute('/_app/simulador-parcelamento')({
  validateSearch: ({ valor }): { valor?: number } =>
    typeof valor === 'number' && Number.isFinite(valor) ? { valor } : {},
  beforeLoad: (arrival) => {
    guard('/simulador-parcelamento')(arrival);
    const { borrowerId, simulationMaxValue } = arrival.location.state.simulation ?? {};
    if (!borrowerId || !simulationMaxValue) throw redirect({ to: '/', replace: true });
  },
  component: Simulator,
});
