import type { Session } from '../../../lib/session/session.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { releaseOf, texts } from '../texts.ts';
import { useLookups } from '../use-lookups.ts';

/** Who used up the lookups of the hour; who supervises lets others begin anew. */
export function LookupReleases({ session }: { session: Session }) {
  const toast = useToast();
  const { usedUp, release } = useLookups();
  const letBeginAnew = (operatorId: string) =>
    release.mutate(operatorId, {
      onSuccess: () => toast.show({ kind: 'success', text: texts.released }),
      onError: (error) => toast.show({ kind: 'danger', text: errorText(error, brandName()) }),
    });
  return (
    <section className="settings-section">
      <h2>{texts.lookups}</h2>
      <p className="settings-hint">{texts.lookupsHint}</p>
      {usedUp.isPending ? <SkeletonRows rows={1} label={texts.loadingLookups} /> : null}
      {usedUp.isError ? (
        <Banner kind="danger" title={texts.lookupsFailed} isLive>
          {errorText(usedUp.error, brandName())}
        </Banner>
      ) : null}
      {usedUp.data?.length === 0 ? <p>{texts.lookupsNobody}</p> : null}
      {usedUp.data && usedUp.data.length > 0 ? (
        <ul className="settings-lookups">
          {usedUp.data.map(({ operatorId, name, storeName }) => (
            <li key={operatorId}>
              <span>
                <strong>{name}</strong>
                {storeName === null ? null : <small>{storeName}</small>}
              </span>
              {operatorId === session.user.id ? (
                <span className="settings-hint">{texts.ownLookups}</span>
              ) : (
                <Button
                  aria-label={releaseOf(name)}
                  busyText={release.isPending && release.variables === operatorId ? texts.releasing : undefined}
                  onClick={() => letBeginAnew(operatorId)}
                >
                  {texts.release}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button kind="quiet" onClick={() => void usedUp.refetch()}>
          {texts.loadAgain}
        </Button>
      </div>
    </section>
  );
}
