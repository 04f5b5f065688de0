import { formatDateTime } from '@balcao/contract/kernel';
import { errorText, isUncertain } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type Colleague, useColleagueHistory, useStaffActs } from '../staff-calls.ts';
import { historyTexts as texts, texts as listTexts } from '../texts.ts';
import { StaffingFailed } from './staffing-failed.tsx';

interface AccountHistoryProps {
  colleague: Colleague;
  retailerId: string | undefined;
}

/** When they came in last, what keeps them out, and what was changed by whom. */
export function AccountHistory({ colleague, retailerId }: AccountHistoryProps) {
  const { id, lastSignInAt } = colleague;
  const history = useColleagueHistory(id, retailerId);
  const { unlock } = useStaffActs();
  const toast = useToast();
  const free = () =>
    unlock.mutate(
      { id, retailerId },
      {
        onSuccess: () => toast.show({ kind: 'success', text: texts.unlocked }),
        onError: (error) => {
          const text = isUncertain(error) ? listTexts.toggleFailed : errorText(error, brandName());
          toast.show({ kind: 'danger', text, ms: 4000 });
        },
      },
    );
  return (
    <section className="staff-history" aria-labelledby="staff-history">
      <h2 id="staff-history">{texts.title}</h2>
      <p>
        {texts.lastSignIn}: <strong>{lastSignInAt === null ? listTexts.never : formatDateTime(lastSignInAt)}</strong>
      </p>
      {history.isLoading ? <SkeletonRows label={texts.loading} rows={3} /> : null}
      {history.error ? <StaffingFailed query={history} /> : null}
      {history.data ? (
        <>
          <p>{texts.failed(history.data.failedTries)}</p>
          {history.data.isLocked ? (
            <Banner
              kind="attention"
              actions={
                colleague.isManageable ? (
                  <Button onClick={free} busyText={unlock.isPending ? texts.unlocking : undefined}>
                    {texts.unlock}
                  </Button>
                ) : null
              }
            >
              {texts.locked}
            </Banner>
          ) : null}
          {history.data.entries.length === 0 ? <p className="staff-note">{texts.none}</p> : null}
          <ol>
            {history.data.entries.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                <strong>{texts.what(entry.text, entry.fields)}</strong>
                <span className="staff-note">{entry.by ?? texts.provider}</span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}
