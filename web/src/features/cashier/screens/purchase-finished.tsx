import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';

export function PurchaseFinished() {
  return <CounterLayout title="Caixa">{null}</CounterLayout>;
}
