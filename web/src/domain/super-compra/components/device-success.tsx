import { formatDateTime } from '@balcao/contract/kernel';
import { ToTill } from '../../counter/to-till.tsx';
import type { Evaluation } from '../evaluation-calls.ts';
import { deviceTexts as texts } from '../texts.ts';
import { Remuneration } from './remuneration.tsx';
import '../super-compra.css';

interface DeviceSuccessProps {
  evaluation: Evaluation;
  /** Digits. */
  cpf: string;
}

/** Extra credit for a device: the customer goes on at the till. */
export function DeviceSuccess({ evaluation, cpf }: DeviceSuccessProps) {
  const { decision, policy, expirationTimestamp, storeName, remuneration } = evaluation;
  const say = decision === 'PARTIALLY_APPROVED' ? texts.partially : texts.approved;
  return (
    <section className="device-success" role="status">
      <h2>{texts.congratulations}</h2>
      <p>{say(policy.maxAmount)}</p>
      <p>{texts.until(formatDateTime(expirationTimestamp), storeName)}</p>
      <ToTill cpf={cpf} />
      {remuneration ? <Remuneration of={remuneration} /> : null}
    </section>
  );
}
