import { formatReais } from '../../../domain/money/format-reais.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { TakenRequest } from '../calls.ts';
import { texts, usedText } from '../texts.ts';

/** What a request is decided on. */
export function RequestFacts({ request }: { request: TakenRequest }) {
  const { limit } = request;
  const facts = [
    [texts.cpf, request.cpf],
    [texts.store, request.storeName],
    [texts.seller, request.sellerName],
    [texts.limit, limit ? texts.limitOf(formatReais(limit.total), formatReais(limit.available)) : texts.noLimit],
    [texts.before, usedText(request)],
    [texts.policy, texts.policyOf(formatReais(request.minAmount), formatReais(request.maxAmount), request.maxDays)],
  ] as const;
  return (
    <>
      <div className="extra-credit-head">
        <strong>{request.customerName}</strong>
        <p className="extra-credit-asked">
          <span>{texts.asked}</span>
          <strong>{formatReais(request.requestedAmount)}</strong>
        </p>
      </div>
      <dl className="extra-credit-facts">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {limit?.blockedBy ? <Banner kind="attention">{texts.blocked[limit.blockedBy]}</Banner> : null}
    </>
  );
}
