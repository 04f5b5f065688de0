import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../../lib/session/session.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { ColleagueForm } from '../components/colleague-form.tsx';
import { StaffingFailed } from '../components/staffing-failed.tsx';
import { emptyDraft, newColleagueOf } from '../rules/draft.ts';
import { storeOptions } from '../rules/store-options.ts';
import { useStaffActs, useStaffing } from '../staff-calls.ts';
import { useStaffSearch } from '../staff-search.ts';
import { formTexts as texts } from '../texts.ts';
import '../staff.css';

/** A new colleague in a store of the retailer that the list shows. */
export function NewColleagueScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { search } = useStaffSearch();
  const staffing = useStaffing();
  const { add } = useStaffActs();
  const retailerId = search.varejista ?? session?.user.retailerId;

  return (
    <CounterLayout title={texts.newTitle} back={<BackLink to="/colaboradores">{texts.back}</BackLink>}>
      {staffing.isLoading ? <SkeletonRows label={texts.loading} rows={5} /> : null}
      {staffing.error ? <StaffingFailed query={staffing} /> : null}
      {staffing.data ? (
        <ColleagueForm
          start={{ ...emptyDraft, storeId: search.loja ?? '' }}
          isNew
          stores={storeOptions(staffing.data, retailerId)}
          roles={staffing.data.roles}
          isSending={add.isPending}
          failure={add.error}
          onSend={({ draft, role }) =>
            add.mutate(newColleagueOf(draft, role, search.varejista), {
              onSuccess() {
                toast.show({ kind: 'success', text: texts.created });
                void navigate({ to: '/colaboradores', search });
              },
            })
          }
        />
      ) : null}
    </CounterLayout>
  );
}
