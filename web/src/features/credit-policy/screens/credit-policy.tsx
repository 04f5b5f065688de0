import { formatDate, formatPercent } from '@balcao/contract/kernel';
import { Link } from '@tanstack/react-router';
import { ConfigurationTabs } from '../../../domain/menu/configuration-tabs.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { PlainMenuLink } from '../../../ui/layout/menu-link.tsx';
import { type PolicyHead, useCreditPolicy, useVersions } from '../calls.ts';
import { PolicyDesk } from '../components/policy-desk.tsx';
import { statusOf, texts } from '../texts.ts';
import '../credit-policy.css';

/** The credit policy: its versions, and the tables of one. */
export function CreditPolicyPage({ asked }: { asked: string | undefined }) {
  const versions = useVersions();
  const items = versions.data?.items ?? [];
  const chosen =
    items.find(({ id }) => id === asked) ??
    items.find(({ status, variant }) => status === 'IN_FORCE' && variant === 'STANDARD') ??
    items[0];
  return (
    <CounterLayout title={texts.title} back={<PlainMenuLink />}>
      <ConfigurationTabs />
      {versions.data && chosen ? (
        <div className="sheet-page">
          <nav aria-label={texts.versions}>
            <ol className="sheet-versions">
              {items.map((policy) => (
                <Version key={policy.id} policy={policy} isChosen={policy.id === chosen.id} />
              ))}
            </ol>
          </nav>
          <Chosen key={chosen.id} policy={chosen} />
        </div>
      ) : (
        <States error={versions.error} isEmpty={versions.data !== undefined} onRetry={() => void versions.refetch()} />
      )}
    </CounterLayout>
  );
}

function Version({ policy, isChosen }: { policy: PolicyHead; isChosen: boolean }) {
  const { id, revision, status, variant, validFrom, reason, author } = policy;
  const name = variant === 'CHALLENGER' ? texts.challenger : texts.champion;
  return (
    <li>
      <Link to="/politica-de-credito" search={{ versao: id }} aria-current={isChosen ? 'page' : undefined}>
        {name}: {texts.version(revision)}
      </Link>
      <StatusBadge {...statusOf[status]} />
      <p>
        {texts.since(formatDate(validFrom))} {author.kind === 'SYSTEM' ? texts.product : texts.by(author.name ?? '')}
      </p>
      <p>{reason}</p>
    </li>
  );
}

function Chosen({ policy }: { policy: PolicyHead }) {
  const found = useCreditPolicy(policy.id);
  if (!found.data) return <States error={found.error} isEmpty={false} onRetry={() => void found.refetch()} />;
  const { sheet, hash } = found.data;
  return (
    <div>
      <h2>
        {sheet.name} {sheet.version}
      </h2>
      {sheet.experiment ? <p>{texts.share(formatPercent(sheet.experiment.challengerBp / 10_000))}</p> : null}
      <p className="sheet-hash">
        {texts.hash}: <code>{hash.slice(0, 16)}</code>
      </p>
      <PolicyDesk policy={policy} sheet={sheet} />
    </div>
  );
}

function States({ error, isEmpty, onRetry }: { error: unknown; isEmpty: boolean; onRetry: () => void }) {
  if (isEmpty) return <EmptyState title={texts.empty} />;
  if (!error) return <SkeletonRows label={texts.loading} rows={6} />;
  return (
    <EmptyState title={errorText(error, brandName())} actions={<Button onClick={onRetry}>{texts.tryAgain}</Button>} />
  );
}
