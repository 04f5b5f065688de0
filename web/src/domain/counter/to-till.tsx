import { cashierRoles } from '@balcao/contract/constants';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/session/session.ts';
import { QrCode } from '../../ui/code/qr-code.tsx';
import { toTillTexts as texts } from './texts.ts';
import './to-till.css';

/** The customer goes on at the till: who sells goes there, or hands the customer over (ruling C6). */
export function ToTill({ cpf }: { cpf: string }) {
  const mayEnter = useMayEnterTill();
  if (!mayEnter) return <HandOver cpf={cpf} />;
  return (
    <Link className="button button-primary" to="/caixa/compras" state={{ cpf }}>
      {texts.go}
    </Link>
  );
}

/** A code for the cashier, where who sells may not enter the till. */
export function HandOver({ cpf }: { cpf: string }) {
  if (useMayEnterTill()) return null;
  return (
    <section className="to-till" aria-labelledby="to-till">
      <h3 id="to-till">{texts.handOver}</h3>
      <p>{texts.handOverHow}</p>
      <div className="to-till-code">
        <QrCode text={cpf} label={texts.code} textLabel={texts.cpf} />
      </div>
    </section>
  );
}

function useMayEnterTill(): boolean {
  const session = useSession();
  return session !== null && cashierRoles.some((role) => role === session.user.role);
}
