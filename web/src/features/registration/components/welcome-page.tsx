import { cashierRoles } from '@balcao/contract/constants';
import { firstName, formatDayMonth, formatPercent, today } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Coupon } from '../../../domain/borrowers/borrower.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useSession } from '../../../lib/session/session.ts';
import { QrCode } from '../../../ui/code/qr-code.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { couponTexts, endTexts, texts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';
import { PageFrame } from './page-frame.tsx';

/** 'Bem-vindo': the limit, the coupon of the registration, and the customer's own portal; then the first purchase. */
export function WelcomePage({ registration: { snapshot, send } }: { registration: Registration }) {
  const { application, cpf } = snapshot.context;
  const session = useSession();
  const navigate = useNavigate();
  const { data: coupon } = useApplicationCoupon(application?.borrower.id);
  const maySell = session !== null && cashierRoles.some((role) => role === session.user.role);
  const portal = `${window.location.origin}/c/entrar`;
  const limit = application?.limit;
  const sell = () => void navigate({ to: '/caixa/compras', state: { cpf } });
  const leave = () => send({ type: 'LEAVE' });
  return (
    <PageFrame
      title={endTexts.welcome}
      lead={endTexts.welcomeLead(firstName(application?.borrower.name ?? ''))}
      backText={texts.toRegistration}
      onBack={leave}
      {...(maySell ? { next: { text: endTexts.sell, onPress: sell } } : {})}
    >
      {limit ? (
        <p className="registration-figure">
          <span>{endTexts.totalLimit}</span>
          <strong>{formatReais(limit.totalLimit)}</strong>
        </p>
      ) : (
        <Banner kind="attention" isLive>
          {endTexts.noLimit}
        </Banner>
      )}
      {coupon ? <CouponCard coupon={coupon} /> : null}
      <div className="registration-portal">
        <p>{endTexts.portal}</p>
        <QrCode text={portal} label={endTexts.portalQr} textLabel={endTexts.portalLink} />
      </div>
    </PageFrame>
  );
}

function useApplicationCoupon(id: string | undefined) {
  const session = useSession();
  const isOn = session?.configuration.flags.applicationCoupon ?? false;
  return useQuery({
    queryKey: queryKeys.applicationCoupon(id ?? ''),
    queryFn: async ({ signal }) => {
      const query = {
        shouldGenerateApplicationCoupon: 'true' as const,
        ...(session?.store ? { storeId: session.store.id } : {}),
      };
      const { applicationCoupon } = await call('GET /coordinator/borrowers/{id}/data', {
        params: { id: id ?? '' },
        query,
        signal,
      });
      return applicationCoupon;
    },
    enabled: isOn && id !== undefined,
  });
}

/** A coupon ends with a day of Sao Paulo (registration spec 2.4). */
const endOf = ({ validityInDays, validUntil }: Coupon): string =>
  validityInDays === 0
    ? couponTexts.today
    : couponTexts.on(formatDayMonth(today('America/Sao_Paulo', new Date(validUntil))));

function CouponCard({ coupon }: { coupon: Coupon }) {
  const { percentValue, monetaryValue, discountType, minimumPurchaseValue, maximumDiscountValue } = coupon;
  const discount =
    discountType === '%' ? formatPercent(percentValue ?? 0).replace(',00', '') : formatReais(monetaryValue ?? 0);
  return (
    <section className="registration-coupon" aria-label={couponTexts.title}>
      <strong>{couponTexts.off(discount)}</strong>
      <p>{couponTexts.from(formatReais(minimumPurchaseValue))}</p>
      {maximumDiscountValue === null ? null : <p>{couponTexts.most(formatReais(maximumDiscountValue))}</p>}
      <p>{couponTexts.until(endOf(coupon))}</p>
    </section>
  );
}
