import { Link, useNavigate } from '@tanstack/react-router';
import { ConfigurationTabs } from '../../../domain/menu/configuration-tabs.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { PolicyLine } from '../components/line-in-time.tsx';
import { PolicyStates } from '../components/states.tsx';
import { type KindInfo, useKinds, usePolicies } from '../policy-calls.ts';
import { linesOf } from '../rules/lines.ts';
import { texts } from '../texts.ts';
import '../policies.css';

/** The dated policies, a kind at a time: what holds today, what begins later, what was. */
export function PolicyLines({ asked }: { asked: string | undefined }) {
  const kinds = useKinds();
  const navigate = useNavigate();
  const kind = kinds.data?.kinds.find((one) => one.kind === asked) ?? kinds.data?.kinds[0];
  const choose = (tipo: string) => void navigate({ to: '/politicas', search: { tipo }, replace: true });
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <ConfigurationTabs />
      {kinds.data && kind ? (
        <>
          <div className="policy-kind">
            <Select
              label={texts.kind}
              hint={kind.about}
              value={kind.kind}
              onChange={choose}
              options={kinds.data.kinds.map((one) => ({ value: one.kind, label: one.title }))}
            />
            {kind.scopes.length > 0 ? <NewLink kind={kind} /> : <p className="policy-by">{texts.readOnly}</p>}
          </div>
          <LinesOfKind key={kind.kind} kind={kind} />
        </>
      ) : (
        <PolicyStates error={kinds.error} onRetry={() => void kinds.refetch()} />
      )}
    </CounterLayout>
  );
}

const NewLink = ({ kind }: { kind: KindInfo }) => (
  <Link to="/politicas/nova" search={{ tipo: kind.kind }} className="button button-secondary">
    {texts.create}
  </Link>
);

function LinesOfKind({ kind }: { kind: KindInfo }) {
  const policies = usePolicies(kind.kind);
  if (!policies.data) return <PolicyStates error={policies.error} onRetry={() => void policies.refetch()} />;
  const lines = linesOf(
    kind,
    policies.data.pages.flatMap(({ items }) => items),
  );
  if (lines.length === 0) return <EmptyState title={texts.empty} />;
  return (
    <div className="policy-lines">
      {lines.map((line) => (
        <PolicyLine key={line.key} line={line} kind={kind} />
      ))}
      {policies.hasNextPage ? (
        <Button
          busyText={policies.isFetchingNextPage ? texts.loadingMore : undefined}
          onClick={() => void policies.fetchNextPage()}
        >
          {texts.more}
        </Button>
      ) : null}
    </div>
  );
}
