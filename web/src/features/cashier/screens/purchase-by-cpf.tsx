import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';

export function PurchaseByCpf() {
  return <CounterLayout title="Caixa">{null}</CounterLayout>;
}
