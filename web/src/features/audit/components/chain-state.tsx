import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import type { AuditChain, AuditFrame } from '../audit-calls.ts';
import { chainText, progressText, texts } from '../texts.ts';

/** How often a running check is asked how far it is. */
const EVERY_MS = 1_000;

const isRunning = (chain: AuditChain | undefined) => chain?.check?.finishedAt === null;

/** Whether what is read can be trusted: the chain's state, and its check with how far it is. */
export function ChainState({ frame: { retailer, chain: known, mayCheck } }: { frame: AuditFrame }) {
  const toast = useToast();
  const client = useQueryClient();
  const whose = { retailerId: retailer.id };
  const queryKey = queryKeys.auditChain(retailer.id);
  const { data: chain } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /coordinator/audit/chain', { query: whose, signal }),
    initialData: known,
    refetchInterval: ({ state }) => (isRunning(state.data) ? EVERY_MS : false),
  });
  const begin = useMutation({
    mutationFn: () => call('POST /coordinator/audit/checks', { body: whose }),
    onSuccess: (begun) => client.setQueryData(queryKey, begun),
    onError: (error) => toast.show({ kind: 'danger', text: errorText(error, brandName()) }),
  });
  const { check } = chain;
  const isBusy = isRunning(chain) || begin.isPending;
  return (
    <section className="audit-chain" aria-label={texts.chain}>
      <p className="audit-chain-text" role="status">
        <Badge chain={chain} /> {chainText(chain)}
      </p>
      {check && check.finishedAt === null ? (
        <ProgressBar
          label={texts.progress}
          value={check.checked}
          max={Math.max(check.length, 1)}
          text={progressText(check.checked, check.length)}
        />
      ) : null}
      {mayCheck ? (
        <Button kind="quiet" busyText={isBusy ? texts.checking : undefined} onClick={() => begin.mutate()}>
          {texts.check}
        </Button>
      ) : null}
    </section>
  );
}

function Badge({ chain: { check } }: { chain: AuditChain }) {
  if (check === null) return <StatusBadge tone="neutral" text={texts.unchecked} />;
  if (check.finishedAt === null) return <StatusBadge tone="info" text={texts.underCheck} />;
  return check.brokenAt === null ? (
    <StatusBadge tone="success" text={texts.unbroken} />
  ) : (
    <StatusBadge tone="danger" text={texts.broken} />
  );
}
