import { useStores } from '../../../domain/stores/use-stores.ts';
import { useSession } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { PolicyForm } from '../components/policy-form.tsx';
import { PolicyStates } from '../components/states.tsx';
import { useKinds, usePolicy } from '../policy-calls.ts';
import { placesOf } from '../rules/places.ts';
import { texts } from '../texts.ts';
import '../policies.css';

interface NewPolicyProps {
  /** Of an empty one. */
  kind: string | undefined;
  /** Id of the document whose words are copied. */
  copies: string | undefined;
  /** Id of the document that the copy takes the place of again. */
  undoes: string | undefined;
}

/** A policy before it is published: empty, or copied from one that is. */
export function NewPolicy({ kind: asked, copies, undoes }: NewPolicyProps) {
  const kinds = useKinds();
  const stores = useStores();
  const source = usePolicy(copies);
  const undone = usePolicy(undoes);
  const session = useSession();
  const queries = [kinds, stores, ...(copies ? [source] : []), ...(undoes ? [undone] : [])];
  const title = undoes === undefined ? texts.newTitle : texts.undoTitle;
  const kind = kinds.data?.kinds.find((one) => one.kind === (source.data?.kind ?? asked));
  const isThere = queries.every(({ data }) => data !== undefined);
  const places = kind
    ? placesOf({
        kind,
        stores: stores.data ?? [],
        retailers: kinds.data?.retailers ?? [],
        ownRetailer: session?.retailer?.fantasyName ?? texts.ownRetailer,
        source: undone.data ?? source.data,
      })
    : [];
  return (
    <CounterLayout title={title} back={<BackLink to="/politicas">{texts.back}</BackLink>}>
      {isThere ? (
        kind && places.length > 0 ? (
          <PolicyForm kind={kind} source={source.data} undone={undone.data} places={places} />
        ) : (
          <EmptyState title={kind ? texts.readOnly : texts.noKind} />
        )
      ) : (
        <PolicyStates
          error={queries.find(({ error }) => error)?.error}
          onRetry={() => void Promise.all(queries.map((query) => query.refetch()))}
        />
      )}
    </CounterLayout>
  );
}
