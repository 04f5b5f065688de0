import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';

export function Payments() {
  return <CounterLayout title="Caixa">{null}</CounterLayout>;
}
