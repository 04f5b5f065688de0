import { useLocation } from '@tanstack/react-router';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { BorrowerPage } from '../components/borrower-page.tsx';
import { Greeting } from '../components/greeting.tsx';
import { Lookup } from '../components/lookup.tsx';
import { OperatorIdentification } from '../components/operator-identification.tsx';
import { PerformancePanel } from '../components/performance.tsx';
import { ReevaluationPage } from '../components/reevaluation-page.tsx';
import { RestrictionPage } from '../components/restriction-page.tsx';
import { operatorTexts, texts } from '../texts.ts';
import { useLookup } from '../use-lookup.ts';
import { useWho, type Who } from '../use-who.ts';
import '../service-centre.css';

/** '/central-de-vendas': who works here, whom they serve, and what came of their work. */
export function ServiceCentre() {
  const session = useSession();
  return session ? <Centre session={session} /> : null;
}

function Centre({ session }: { session: Session }) {
  const who = useWho(session);
  if (who.mustIdentify)
    return (
      <CounterLayout title={operatorTexts.title}>
        <OperatorIdentification />
      </CounterLayout>
    );
  // Another person begins anew.
  return <Served key={who.ownId} session={session} who={who} />;
}

function Served({ session, who }: { session: Session; who: Who }) {
  const lookup = useLookup(who);
  const served = lookup.data;
  const close = lookup.reset;
  const isServing = served !== undefined && served.customer.page !== 'APPLICATION';
  if (!isServing) return <Home session={session} who={who} lookup={lookup} />;
  return <Customer session={session} served={served} storeId={who.storeId ?? ''} onClose={close} />;
}

interface HomeProps {
  session: Session;
  who: Who;
  lookup: ReturnType<typeof useLookup>;
}

function Home({ session, who, lookup }: HomeProps) {
  const typed = useLocation({ select: ({ state }) => state.cpf ?? '' });
  return (
    <div className="centre">
      <Greeting who={who} session={session} />
      <div className="centre-home">
        <Lookup
          initial={lookup.variables ?? typed}
          isSearching={lookup.isPending}
          hasStore={who.storeId !== undefined}
          onSearch={lookup.mutate}
        />
        {who.home?.showPerformance ? <PerformancePanel operatorId={who.ownId} storeId={who.storeId} /> : null}
      </div>
    </div>
  );
}

interface CustomerProps {
  session: Session;
  served: NonNullable<ReturnType<typeof useLookup>['data']>;
  storeId: string;
  onClose: () => void;
}

function Customer({ session, served: { customer, document }, storeId, onClose }: CustomerProps) {
  useShortcut({ key: 'Escape', label: texts.home, run: onClose });
  const { support } = session.configuration;
  const { borrower, page, restriction } = customer;
  return (
    <div className="centre centre-customer">
      {page === 'BORROWER' ? (
        <BorrowerPage customer={customer} document={document} onClose={onClose} />
      ) : page === 'REEVALUATION' ? (
        <ReevaluationPage
          borrower={borrower}
          document={document}
          storeId={storeId}
          customerWhatsapp={support.customerWhatsapp}
          onClose={onClose}
        />
      ) : (
        <RestrictionPage
          borrower={borrower}
          restriction={restriction ?? 'NOT_APPROVED'}
          support={support}
          onClose={onClose}
        />
      )}
    </div>
  );
}
