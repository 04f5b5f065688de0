import { formatBrl, formatDateTime, formatPercent, reaisToCents } from '@balcao/contract/kernel';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { type DecisionRecord, useDecision } from '../calls.ts';
import { effectTexts, recordTexts as texts } from '../texts.ts';
import '../credit-policy.css';

const money = (reais: number) => formatBrl(reaisToCents(reais));

/** The record of a decision: what came out, why, by which rules, and what the customer is told. */
export function CreditDecisionPage({ id }: { id: string }) {
  const found = useDecision(id);
  return (
    <CounterLayout title={texts.title} back={<BackLink to="/politica-de-credito">{texts.back}</BackLink>}>
      {found.data ? <Record record={found.data} /> : null}
      {!found.data && !found.error ? <SkeletonRows label={texts.loading} rows={6} /> : null}
      {found.error ? (
        <EmptyState
          title={errorText(found.error, brandName())}
          actions={<Button onClick={() => void found.refetch()}>{texts.tryAgain}</Button>}
        />
      ) : null}
    </CounterLayout>
  );
}

function Record({ record }: { record: DecisionRecord }) {
  const { bureau, policy, codes, told, terms, rules } = record;
  const hits = rules.filter(({ hit }) => hit);
  const facts: [string, ReactNode][] = [
    [texts.limit, money(record.limit)],
    [texts.points, record.points],
    [texts.grade, record.grade],
    [texts.defaultRate, formatPercent(record.defaultRate)],
    [texts.at, formatDateTime(record.at)],
    [texts.policy, `${policy.version} (${policy.hash.slice(0, 12)})`],
    [texts.bureau, bureau ? bureau.provider : texts.noBureau],
    [texts.replay, record.replays ? texts.replays : texts.replaysNot],
  ];
  const made = Object.entries(texts.term).map(([name, title]): [string, ReactNode] => {
    const value = terms[name as keyof typeof terms];
    return [title, name === 'months' || name === 'growthPct' ? value : money(value)];
  });
  return (
    <div className="sheet-record">
      <h2>{effectTexts[record.outcome]}</h2>
      <Pairs pairs={facts} />
      <h3>{texts.reasons}</h3>
      {codes.length === 0 ? <p>{texts.noReasons}</p> : null}
      <ul>
        {codes.map(({ code, staff }) => (
          <li key={code}>
            {code}: {staff}
          </li>
        ))}
      </ul>
      {told.length > 0 ? <h3>{texts.told}</h3> : null}
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <h3>{texts.terms}</h3>
      <Pairs pairs={made} />
      <h3>{texts.rules}</h3>
      {hits.length === 0 ? <p>{texts.noRules}</p> : <Rules rules={hits} />}
      <details>
        <summary>{texts.otherRules(rules.length - hits.length)}</summary>
        <Rules rules={rules.filter(({ hit }) => !hit)} />
      </details>
      <h3>{texts.scorecard}</h3>
      <Pairs pairs={record.scorecard.map(({ fact, points, best }) => [fact, texts.ofBest(points, best)])} />
    </div>
  );
}

const Pairs = ({ pairs }: { pairs: readonly [string, ReactNode][] }) => (
  <dl className="sheet-pairs">
    {pairs.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Rules = ({ rules }: { rules: DecisionRecord['rules'] }) => (
  <ul>
    {rules.map(({ id, effect, code, seen }) => (
      <li key={id}>
        {id} ({code}, {effectTexts[effect]}): {seen.map(({ fact, saw }) => `${fact} ${saw}`).join('; ')}
      </li>
    ))}
  </ul>
);
