import { useQuery } from '@tanstack/react-query';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { decisionQuery } from '../calls.ts';
import { texts } from '../texts.ts';
import { Pairs } from './pairs.tsx';

/** What the rules saw, and what they came to: of the rules that met, each fact as it was. */
export function SeenFacts({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(decisionQuery(id));
  if (error)
    return (
      <Banner kind="danger" actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
        {errorText(error, brandName())}
      </Banner>
    );
  if (!data) return <SkeletonRows label={texts.loadingSeen} rows={3} />;
  const seen = new Map(
    data.rules.filter(({ hit }) => hit).flatMap((rule) => rule.seen.map(({ fact, saw }) => [fact, saw] as const)),
  );
  return (
    <Pairs
      pairs={[
        [texts.score, texts.scoreOf(data)],
        [texts.risk, texts.riskOf(data)],
        [texts.ruleLimit, formatReais(data.limit)],
        ...seen,
      ]}
    />
  );
}
