import { formatDateTime } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { pixChargeById } from '../../../domain/payments/pix-calls.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { PaymentDraft } from '../machine/draft.ts';
import { leftTexts } from '../texts.ts';
import type { Payment } from '../use-payment.ts';

const ASK_EVERY_MS = 5_000;

/** Charges that were left waiting, under whatever is asked now: each says by itself when its customer paid. */
export function LeftCharges({ payment }: { payment: Payment }) {
  const { snapshot } = payment;
  const { left } = snapshot.context;
  if (left.length === 0) return null;
  return (
    <section className="left-charges" aria-label={leftTexts.title}>
      {left.map((draft) => (
        <LeftCharge key={draft.charge?.id} draft={draft} payment={payment} />
      ))}
    </section>
  );
}

function LeftCharge({ draft, payment: { snapshot, send } }: { draft: PaymentDraft; payment: Payment }) {
  const chargeId = draft.charge?.id ?? '';
  const { data } = useQuery({
    queryKey: queryKeys.pixCharge(chargeId),
    queryFn: () => pixChargeById(chargeId),
    refetchInterval: ({ state }) => (isOpen(state.data?.status) ? ASK_EVERY_MS : false),
    staleTime: 0,
  });
  const told = [formatReais(data?.value ?? draft.charge?.request.expectedTotal ?? 0), draft.maskedCpf] as const;
  const mayOpen = (['waitingCpf', 'choosingInstallments', 'paid'] as const).some((state) => snapshot.matches(state));
  const open = (text: string) => (
    <Button disabled={!mayOpen} onClick={() => send({ type: 'TAKE_UP', chargeId })}>
      {text}
    </Button>
  );
  if (isOpen(data?.status)) {
    return (
      <Banner kind="info" title={leftTexts.waits(...told)} isLive actions={open(leftTexts.open)}>
        {data ? `${leftTexts.until(formatDateTime(data.expiresAt))} ` : ''}
        {leftTexts.waitsMeaning}
      </Banner>
    );
  }
  if (data?.status === 'SETTLED') {
    return <Banner kind="success" title={leftTexts.paid(...told)} isLive actions={open(leftTexts.openPaid)} />;
  }
  const dismiss = <Button onClick={() => send({ type: 'DROP', chargeId })}>{leftTexts.dismiss}</Button>;
  return (
    <Banner kind="attention" title={leftTexts.over(...told)} isLive actions={dismiss}>
      {leftTexts.overMeaning}
    </Banner>
  );
}

const isOpen = (status: string | undefined) => status === undefined || status === 'CREATED' || status === 'ACTIVE';
