import { cashierRoles } from '@balcao/contract/constants';
import { firstName } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Coupon } from '../../../domain/borrowers/borrower.ts';
import { couponTerms, couponTitle } from '../../../domain/borrowers/coupon-words.ts';
import { usableLimit } from '../../../domain/super-compra/rules/outcome.ts';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useSession } from '../../../lib/session/session.ts';
import { QrCode } from '../../../ui/code/qr-code.tsx';
import { endTexts, texts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';
import { AskSuperCompra, EvaluatedPage, useSuperCompraOf } from './evaluated-page.tsx';
import { PageFrame } from './page-frame.tsx';
import { Simulate } from './simulate.tsx';
import { TotalLimit } from './total-limit.tsx';

/** 'Bem-vindo': the limit, the coupon of the registration, and the customer's own portal; then the first purchase. */
export function WelcomePage({ registration }: { registration: Registration }) {
  const { snapshot, send } = registration;
  const { application, cpf } = snapshot.context;
  const { data: coupon } = useApplicationCoupon(application?.borrower.id);
  const evaluation = useSuperCompraOf(registration);
  const next = useSale(cpf);
  if (evaluation === undefined) return <PageFrame title={endTexts.loading} />;
  const card = coupon ? <CouponCard coupon={coupon} /> : null;
  if (evaluation) {
    return (
      <EvaluatedPage registration={registration} evaluation={evaluation} next={next}>
        {card}
      </EvaluatedPage>
    );
  }
  return (
    <PageFrame
      title={endTexts.welcome}
      lead={endTexts.welcomeLead(firstName(application?.borrower.name ?? ''))}
      backText={texts.toRegistration}
      onBack={() => send({ type: 'LEAVE' })}
      {...(next ? { next } : {})}
    >
      <TotalLimit limit={application?.limit ?? null} />
      <Simulate borrowerId={application?.borrower.id} max={usableLimit(application?.limit ?? null)} />
      <AskSuperCompra cpf={cpf} />
      {card}
      <div className="registration-portal">
        <p>{endTexts.portal}</p>
        <QrCode text={`${window.location.origin}/c/entrar`} label={endTexts.portalQr} textLabel={endTexts.portalLink} />
      </div>
    </PageFrame>
  );
}

/** The first purchase, for who may sell. */
function useSale(cpf: string) {
  const session = useSession();
  const navigate = useNavigate();
  const maySell = session !== null && cashierRoles.some((role) => role === session.user.role);
  if (!maySell) return undefined;
  return { text: endTexts.sell, onPress: () => void navigate({ to: '/caixa/compras', state: { cpf } }) };
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

function CouponCard({ coupon }: { coupon: Coupon }) {
  return (
    <section className="registration-coupon" aria-label={couponTitle(coupon)}>
      <strong>{couponTitle(coupon)}</strong>
      {couponTerms(coupon).map((term) => (
        <p key={term}>{term}</p>
      ))}
    </section>
  );
}
