import { DEFAULT_ZONE, formatDate, today } from '@balcao/contract/kernel';
import type { FoundBorrower } from '../../../domain/borrowers/borrower.ts';
import { counterTexts } from '../../../domain/counter/texts.ts';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { Evaluation } from '../../../domain/super-compra/evaluation-calls.ts';
import { usableLimit } from '../../../domain/super-compra/rules/outcome.ts';
import { Cupom } from '../../../ui/layout/cupom-strip.tsx';
import type { CupomRow } from '../../../ui/layout/cupom.tsx';
import { cupomTexts as texts } from '../texts.ts';

interface SuperCompraCupomProps {
  counter: Counter;
  borrower: FoundBorrower | undefined;
  evaluation: Evaluation | null;
}

/** A line that waits for its value is a dotted blank. */
const row = (label: string, value: string | undefined): CupomRow => ({
  label,
  value: value ?? '',
  isBlank: value === undefined,
});

/** The paper of a Super Compra: whose, in which store, how much, until when. */
export function SuperCompraCupom({ counter, borrower, evaluation }: SuperCompraCupomProps) {
  const limit = borrower?.sale?.limit ?? null;
  const granted = evaluation?.status === 'ACCEPTED' && evaluation.decision !== 'DENIED' ? evaluation : null;
  const available = limit === null ? texts.none : formatReais(usableLimit(limit));
  return (
    <Cupom
      title={texts.title}
      sections={[
        {
          key: 'store',
          rows: [
            row(counterTexts.store, counter.storeName ?? undefined),
            row(counterTexts.operator, counter.operatorName),
          ],
        },
        {
          key: 'customer',
          title: counterTexts.customer,
          rows: [
            row(counterTexts.name, borrower?.name),
            row(counterTexts.cpf, borrower?.cpf),
            row(texts.available, borrower && available),
            row(texts.asked, evaluation ? formatReais(evaluation.requestedAmount) : undefined),
            row(texts.extra, granted ? formatReais(granted.policy.maxAmount) : undefined),
            row(
              texts.until,
              granted ? formatDate(today(DEFAULT_ZONE, new Date(granted.expirationTimestamp))) : undefined,
            ),
          ],
        },
      ]}
    />
  );
}
