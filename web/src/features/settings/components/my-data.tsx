import { formatPhone } from '@balcao/contract/kernel';
import type { Session } from '../../../lib/session/session.ts';
import { isSharedLogin } from '../../../lib/session/stand-in.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChangeMyData } from './change-my-data.tsx';
import { missingData, texts } from '../texts.ts';
import '../settings.css';

/** What the retailer has on file about this operator, and the way to change it. */
export function MyData({ session }: { session: Session | null }) {
  const operator = session?.operator ?? null;
  const rows = [
    { label: texts.name, value: operator?.name, missing: missingData.name },
    {
      label: texts.phone,
      value: operator?.phoneNumber && formatPhone(operator.phoneNumber),
      missing: missingData.phone,
    },
    { label: texts.email, value: operator?.email, missing: missingData.email },
    { label: texts.pixKey, value: operator?.pixAccount?.pixKey, missing: missingData.pixKey },
  ];
  return (
    <section className="settings-section">
      <h2>{texts.myData}</h2>
      <dl className="settings-data">
        {rows.map(({ label, value, missing }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <MissingPart text={missing} />}</dd>
          </div>
        ))}
      </dl>
      {session && operator ? <ChangeMyData operatorId={operator.id} isShared={isSharedLogin(session)} /> : null}
    </section>
  );
}

function MissingPart({ text }: { text: string }) {
  return (
    <span className="settings-missing">
      <Icon name="alert" />
      {text}
    </span>
  );
}
