import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { DifferenceTable } from '../components/difference-table.tsx';
import { DocumentTable } from '../components/document-table.tsx';
import { PolicyActs } from '../components/acts.tsx';
import { PolicyFacts } from '../components/facts.tsx';
import { PolicyStates } from '../components/states.tsx';
import { useKinds, usePolicy } from '../policy-calls.ts';
import { texts } from '../texts.ts';
import '../policies.css';

/** One policy: what it says, since when and why, what it changed, and what may be done with it. */
export function PolicyPage({ id }: { id: string }) {
  const kinds = useKinds();
  const found = usePolicy(id);
  const kind = kinds.data?.kinds.find((one) => one.kind === found.data?.kind);
  const again = () => void Promise.all([kinds.refetch(), found.refetch()]);
  return (
    <CounterLayout title={kind?.title ?? texts.title} back={<BackLink to="/politicas">{texts.back}</BackLink>}>
      {found.data && kind ? (
        <div className="policy-desk">
          <div>
            <PolicyFacts policy={found.data} kind={kind} />
            <PolicyActs policy={found.data} kind={kind} />
            <h2>{texts.difference}</h2>
            {found.data.supersedes === null ? (
              <p>{texts.first}</p>
            ) : (
              <DifferenceTable fields={kind.fields} difference={found.data.difference} />
            )}
          </div>
          <div>
            <h2>{texts.document}</h2>
            <DocumentTable fields={kind.fields} document={found.data.document} />
          </div>
        </div>
      ) : (
        <PolicyStates error={found.error ?? kinds.error} onRetry={again} />
      )}
    </CounterLayout>
  );
}
