import type { Role } from '@balcao/contract';
import { Link } from '@tanstack/react-router';
import type { Session } from '../../../lib/session/session.ts';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { storeChangedMs, texts } from '../texts.ts';
import { lenders } from '../../../lib/session/lenders.ts';
import { LookupReleases } from './lookup-releases.tsx';
import { MyData } from './my-data.tsx';
import { ReceiptPrinter } from './receipt-printer.tsx';
import { SalesMode } from './sales-mode.tsx';
import { StoreForm } from './store-form.tsx';

/** Who may let colleagues look up more customers. */
const supervisors: ReadonlySet<Role> = new Set<Role>(['manager', 'analyst']);

export function Settings({ session }: { session: Session }) {
  const toast = useToast();
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <section className="settings-section">
        <h2>{texts.changeStore}</h2>
        <p className="settings-hint">
          {texts.currentStore} <strong>{session.store?.name}</strong>.
        </p>
        <StoreForm
          currentId={session.store?.id ?? null}
          button={texts.changeStore}
          busyText={texts.changing}
          onChanged={() => toast.show({ kind: 'success', text: texts.storeChanged, ms: storeChangedMs })}
        />
      </section>
      {/* The choices are those of the store: another store starts them anew. */}
      <SalesMode key={session.store?.id} session={session} />
      <ReceiptPrinter />
      {supervisors.has(session.user.role) && session.store?.settings?.captureMethod === 'BY_QR_CODE' ? (
        <StoreCodeLink />
      ) : null}
      {supervisors.has(session.user.role) ? <LookupReleases session={session} /> : null}
      <MyData session={session} />
      {lenders.includes(session.user.role) ? <LendToCustomer /> : null}
    </CounterLayout>
  );
}

function StoreCodeLink() {
  return (
    <section className="settings-section">
      <h2>{texts.storeCode}</h2>
      <p className="settings-hint">{texts.storeCodeHint}</p>
      <div>
        <Link className="button" to="/qr-da-loja">
          {texts.openStoreCode}
        </Link>
      </div>
    </section>
  );
}

function LendToCustomer() {
  return (
    <section className="settings-section">
      <h2>{texts.customerData}</h2>
      <p className="settings-hint">{texts.customerDataHint}</p>
      <div>
        <Link className="button" to="/clientes/alteracao-dados">
          {texts.lendDevice}
        </Link>
      </div>
    </section>
  );
}
