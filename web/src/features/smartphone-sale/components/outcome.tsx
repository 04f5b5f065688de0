import { formatDateTime } from '@balcao/contract/kernel';
import { cashierRoles } from '@balcao/contract/constants';
import { Link } from '@tanstack/react-router';
import type { DeviceEvaluation } from '../../../domain/devices/device-calls.ts';
import { useSession } from '../../../lib/session/session.ts';
import { QrCode } from '../../../ui/code/qr-code.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { texts } from '../texts.ts';

interface OutcomeProps {
  evaluation: DeviceEvaluation;
  /** Digits. */
  cpf: string;
}

/** What came of the evaluation, and where it leads. */
export function Outcome({ evaluation, cpf }: OutcomeProps) {
  const { decision, status, policy, expirationTimestamp, storeName } = evaluation;
  if (decision === 'DENIED') {
    return (
      <Banner kind="attention" title={texts.denied} isLive>
        {texts.deniedHint}
      </Banner>
    );
  }
  if (status === 'CREATED') {
    return (
      <Banner kind="info" title={texts.underReview} isLive>
        {texts.underReviewHint}
      </Banner>
    );
  }
  const say = decision === 'PARTIALLY_APPROVED' ? texts.partially : texts.approved;
  return (
    <section className="device-credit-success" role="status">
      <h2>{texts.congratulations}</h2>
      <p>{say(policy.maxAmount)}</p>
      <p>{texts.until(formatDateTime(expirationTimestamp), storeName)}</p>
      <ToTill cpf={cpf} />
    </section>
  );
}

/** Ruling C6: who may enter the till goes there with the customer, anybody else hands the customer over. */
function ToTill({ cpf }: { cpf: string }) {
  const session = useSession();
  const mayEnter = session !== null && cashierRoles.some((role) => role === session.user.role);
  if (mayEnter) {
    return (
      <Link className="button button-primary" to="/caixa/compras" state={{ cpf }}>
        {texts.goToTill}
      </Link>
    );
  }
  return (
    <>
      <h3>{texts.handOver}</h3>
      <p>{texts.handOverHow}</p>
      <div className="device-credit-code">
        <QrCode text={cpf} label={texts.handOverCode} textLabel={texts.cpf} />
      </div>
    </>
  );
}
