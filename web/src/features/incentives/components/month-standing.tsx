import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { PayoutList } from '../calls.ts';
import { texts } from '../texts.ts';

interface MonthStandingProps {
  of: PayoutList;
  /** Whether who looks may close a month. */
  mayClose: boolean;
  onClose: () => void;
}

/** What of a month no close holds yet, and the act that closes it. */
export function MonthStanding({ of, mayClose, onClose }: MonthStandingProps) {
  const { openEarners, openTotal, isOver, items } = of;
  if (openEarners === 0)
    return items.length === 0 ? <EmptyState title={texts.none}>{texts.noneHint}</EmptyState> : null;
  const total = formatReais(openTotal);
  const act =
    isOver && mayClose ? (
      <Button kind="primary" onClick={onClose}>
        {texts.close}
      </Button>
    ) : null;
  if (items.length > 0)
    return (
      <Banner kind="attention">
        {texts.late(openEarners, total)} {act}
      </Banner>
    );
  return (
    <EmptyState title={texts.notClosed} actions={act}>
      {texts.openOf(openEarners, total)}. {isOver ? null : texts.running}
    </EmptyState>
  );
}
