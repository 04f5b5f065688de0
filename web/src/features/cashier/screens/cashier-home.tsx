import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';

export function CashierHome() {
  return <CounterLayout title="Caixa">{null}</CounterLayout>;
}
