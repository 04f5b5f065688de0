import type { CashListed } from '../../../domain/cash/cash-calls.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { closingTexts as texts } from '../texts.ts';
import { differenceText } from './count-result.tsx';

/** How a drawer was closed, in words. */
export function Difference({ closedAt, difference }: CashListed) {
  if (closedAt === null) return <StatusBadge tone="info" text={texts.isOpen} />;
  if (difference === null || difference === 0) return <StatusBadge tone="success" text={texts.even} />;
  return <StatusBadge tone="danger" text={differenceText(difference)} />;
}
