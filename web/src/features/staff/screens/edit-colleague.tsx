import { secondFactorRoles } from '@balcao/contract/constants';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { hasCode } from '../../../lib/api/error.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { AccountHistory } from '../components/account-history.tsx';
import { BlockDialog, useToggle } from '../components/block-dialog.tsx';
import { ColleagueForm, type FilledDraft } from '../components/colleague-form.tsx';
import { FactorReset } from '../components/factor-reset.tsx';
import { StaffingFailed } from '../components/staffing-failed.tsx';
import { changeOf, draftOf } from '../rules/draft.ts';
import { storeOptions } from '../rules/store-options.ts';
import { type Colleague, type Staffing, useStaff, useStaffActs, useStaffing } from '../staff-calls.ts';
import type { ColleagueInNavigation } from '../colleague-in-navigation.ts';
import { useStaffSearch } from '../staff-search.ts';
import { formTexts as texts, texts as listTexts } from '../texts.ts';
import '../staff.css';

/** Whoever the list sent here. Without anybody, the way back to it. */
export function EditColleague() {
  const operatorId = useLocation({ select: ({ state }): ColleagueInNavigation['operatorId'] => state.operatorId });
  const { search } = useStaffSearch();
  const staffing = useStaffing();
  const staff = useStaff(search.varejista);
  const found = staff.data?.find(({ id }) => id === operatorId);
  const failed = [staff, staffing].find(({ error }) => error !== null);

  return (
    <CounterLayout title={texts.editTitle} back={<BackLink to="/colaboradores">{texts.back}</BackLink>}>
      {failed ? <StaffingFailed query={failed} /> : null}
      {!failed && (staff.isLoading || staffing.isLoading) ? <SkeletonRows label={texts.loading} rows={5} /> : null}
      {found && staffing.data ? <OpenColleague key={found.id} colleague={found} staffing={staffing.data} /> : null}
      {staff.data && !found ? (
        <EmptyState
          title={texts.gone}
          actions={
            <Link className="button" to="/colaboradores" search={search}>
              {texts.toList}
            </Link>
          }
        />
      ) : null}
    </CounterLayout>
  );
}

function OpenColleague({ colleague, staffing }: { colleague: Colleague; staffing: Staffing }) {
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { search } = useStaffSearch();
  const { change } = useStaffActs();
  const { toggle, isSending } = useToggle(search.varejista);
  const [isBlocking, setBlocking] = useState(false);
  // What the form began with: a change of somebody else in the meantime is told, not written over. Then the newest holds.
  const [seen, setSeen] = useState<number | null>(colleague.version);
  const turn = async () => {
    await toggle(colleague);
    setSeen(null);
    setBlocking(false);
  };
  const send = ({ draft, role, hasPassword }: FilledDraft) => {
    const version = seen ?? colleague.version;
    const body = changeOf(draft, { version, role, hasPassword, retailerId: search.varejista });
    change.mutate(
      { id: colleague.id, ...body },
      {
        onSuccess() {
          toast.show({ kind: 'success', text: texts.changed });
          void navigate({ to: '/colaboradores', search });
        },
        onError: (error) => (hasCode(error, 'OPERATOR_CHANGED_SINCE') ? setSeen(null) : undefined),
      },
    );
  };
  const { active, isManageable } = colleague;
  const retailerId = search.varejista ?? session?.user.retailerId;
  const mayReset =
    session?.user.role === 'analyst' &&
    session.user.id !== colleague.id &&
    secondFactorRoles.some((role) => role === colleague.role);

  return (
    <div className="staff-desk">
      <div>
        <div className="staff-state">
          <StatusBadge
            tone={active ? 'success' : 'danger'}
            text={active ? listTexts.active : listTexts.blocked}
            icon={active ? 'check' : 'blocked'}
          />
          {isManageable ? (
            <Button
              icon={active ? 'blocked' : 'check'}
              onClick={() => (active ? setBlocking(true) : void turn())}
              busyText={isSending && !active ? listTexts.unblocking : undefined}
            >
              {active ? listTexts.block : listTexts.unblock}
            </Button>
          ) : null}
          {mayReset ? <FactorReset colleague={colleague} retailerId={search.varejista} /> : null}
        </div>
        {isManageable ? (
          <ColleagueForm
            start={draftOf(colleague)}
            isNew={false}
            stores={storeOptions(staffing, retailerId, colleague.storeId)}
            roles={staffing.roles}
            isSending={change.isPending}
            failure={change.error}
            onSend={send}
          />
        ) : (
          <Banner kind="info">{texts.notYours}</Banner>
        )}
      </div>
      <AccountHistory colleague={colleague} retailerId={search.varejista} />
      {isBlocking ? (
        <BlockDialog
          colleague={colleague}
          isSending={isSending}
          onBlock={() => void turn()}
          onClose={() => setBlocking(false)}
        />
      ) : null}
    </div>
  );
}
