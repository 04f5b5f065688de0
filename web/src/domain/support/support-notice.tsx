import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { askedItem, closeOwn, listOwn, type SupportRequest } from './support-calls.ts';
import { texts } from './texts.ts';

/** The newest answer of the support to who asked on this device, until it is read; the help box has all. */
export function SupportNotice() {
  const userId = useSession()?.user.id;
  const { data } = useQuery({
    queryKey: queryKeys.ownSupport(),
    queryFn: ({ signal }) => listOwn(signal),
    enabled: userId !== undefined && askedItem.read() === userId,
    refetchInterval: 60_000,
  });
  const answered = data?.find(({ status }) => status === 'ANSWERED');
  return answered ? <Answer key={answered.id} request={answered} /> : null;
}

function Answer({ request }: { request: SupportRequest }) {
  const close = useCloseOwn();
  return (
    <Banner
      kind="info"
      title={texts.answered(request.subject)}
      isLive
      actions={
        <Button busyText={close.isPending ? texts.closing : undefined} onClick={() => close.mutate(request.id)}>
          {texts.solved}
        </Button>
      }
    >
      {request.answer}
    </Banner>
  );
}

/** Closes what one asked; the lists of it are asked for again. */
export function useCloseOwn() {
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: closeOwn,
    onError: (error) => toast.show({ kind: 'danger', text: errorText(error, brandName()) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.ownSupport() }),
  });
}
