import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CpfQuestion } from '../../../domain/counter/cpf-question.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import type { Coupon } from '../calls.ts';
import { CouponList } from '../components/coupon-list.tsx';
import { GiveForm } from '../components/give-form.tsx';
import { customerTexts as texts, termsText, texts as common } from '../texts.ts';
import { useCustomerCoupons } from '../use-customer-coupons.ts';
import '../coupons.css';

const sentence = (error: unknown) => errorText(error, brandName());

/** A customer's coupons, found by CPF: one more given by hand, an unused one withdrawn. */
export function CustomerCoupons() {
  const navigate = useNavigate();
  const toast = useToast();
  const [cpf, setCpf] = useState('');
  const [made, setMade] = useState(0);
  const [withdrawing, setWithdrawing] = useState<Coupon>();
  const { find, coupons, running, give, withdraw } = useCustomerCoupons();
  useShortcut({ key: 'Escape', label: texts.campaigns, run: () => void navigate({ to: '/campanhas' }) });
  const said = (text: string) => toast.show({ kind: 'success', text });
  return (
    <CounterLayout title={texts.title} back={<BackLink to="/campanhas">{texts.campaigns}</BackLink>}>
      <CpfQuestion
        cpf={cpf}
        onChange={(digits) => {
          setCpf(digits);
          find.reset();
          give.reset();
        }}
        onSearch={() => find.mutate(cpf)}
        isSearching={find.isPending}
        isLocked={give.isPending}
        resumedCpf={null}
      />
      {find.error ? (
        <Banner kind="danger" isLive>
          {sentence(find.error)}
        </Banner>
      ) : null}
      {coupons.isLoading ? <SkeletonRows label={texts.loading} rows={3} /> : null}
      {find.data && coupons.error ? (
        <EmptyState
          title={sentence(coupons.error)}
          actions={<Button onClick={() => void coupons.refetch()}>{common.tryAgain}</Button>}
        />
      ) : null}
      {find.data && coupons.data ? (
        <>
          <p>
            <strong>{find.data.name}</strong>
          </p>
          <div className="coupon-desk">
            {running ? (
              <GiveForm
                key={`${find.data.id} ${made}`}
                running={running}
                isSending={give.isPending}
                failure={give.error ? sentence(give.error) : undefined}
                onGive={(body) =>
                  give.mutate(body, {
                    onSuccess: () => {
                      said(texts.given);
                      setMade(made + 1);
                    },
                  })
                }
              />
            ) : null}
            <CouponList coupons={coupons.data.items} onWithdraw={setWithdrawing} />
          </div>
        </>
      ) : null}
      {withdrawing ? (
        <ReasonDialog
          title={texts.withdrawTitle}
          confirm={texts.withdraw}
          busyText={texts.withdrawing}
          cancel={common.back}
          label={common.reason}
          hint={common.reasonHint}
          kind="danger"
          onSend={async (reason) => {
            await withdraw.mutateAsync({ couponId: withdrawing.id, reason });
            said(texts.withdrawn);
          }}
          onClose={() => setWithdrawing(undefined)}
        >
          <p>{termsText(withdrawing, formatReais)}</p>
        </ReasonDialog>
      ) : null}
    </CounterLayout>
  );
}
