import { type Cents, reaisToCents } from '@balcao/contract/kernel';
import { Money } from '../../../ui/data/money.tsx';
import { texts } from './texts.ts';
import type { TransferFigures } from './transfer-figures.ts';

/** The total of the sales and, where it is not what is paid, what lies between the two. */
export function PaidLines({ of }: { of: TransferFigures }) {
  const { batch, total, paid, adjustments } = of;
  if (paid === total && adjustments.length === 0) return <Money cents={total} />;
  const { broughtForward, setOff, carriedForward } = batch.retailerBatch;
  const lines: [string, Cents][] = [
    ...adjustments.map(({ kind, amount }): [string, Cents] => [texts.adjustments[kind], amount]),
    ...(broughtForward === 0 ? [] : [[texts.broughtForward, reaisToCents(broughtForward)] as [string, Cents]]),
    ...(setOff === 0 ? [] : [[texts.setOff, reaisToCents(0 - setOff)] as [string, Cents]]),
    [batch.status === 'TRANSFERRED' ? texts.paid : texts.toPay, paid],
    ...(carriedForward === 0 ? [] : [[texts.carriedForward, reaisToCents(carriedForward)] as [string, Cents]]),
  ];
  return (
    <>
      <Money cents={total} />
      <ul className="finance-lines">
        {lines.map(([label, amount]) => (
          <li key={label}>
            {label} <Money cents={amount} />
          </li>
        ))}
      </ul>
    </>
  );
}
