import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { ChangePassword } from '../components/change-password.tsx';
import { ColleagueFactor } from '../components/colleague-factor.tsx';
import { PinSection } from '../components/pin-section.tsx';
import { SecondFactorSection } from '../components/second-factor-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';
import { texts } from '../texts.ts';
import { useSecurity } from '../use-security.ts';
import '../account.css';

/** The own account: data (`ownData`), incentives, password, PIN, second factor, and where it is signed in. */
export function AccountScreen({ ownData }: { ownData: ReactNode }) {
  const session = useSession();
  const { data, error, isLoading, refetch } = useSecurity();
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <p>
        <Link className="button" to="/incentivos/meus">
          {texts.incentives}
        </Link>
      </p>
      {ownData}
      {isLoading ? <SkeletonRows label={texts.loading} rows={5} /> : null}
      {error ? (
        <EmptyState
          title={errorText(error, brandName())}
          actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
        />
      ) : null}
      {data ? (
        <>
          <ChangePassword />
          <PinSection hasPin={data.hasPin} />
          {data.secondFactor ? <SecondFactorSection of={data.secondFactor} /> : null}
          <SessionsSection sessions={data.sessions} />
          {session?.user.role === 'analyst' ? <ColleagueFactor /> : null}
        </>
      ) : null}
    </CounterLayout>
  );
}
