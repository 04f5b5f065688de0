import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { texts } from '../texts.ts';

/** The month as a sheet. */
export function ExportButton({ month }: { month: string }) {
  const toast = useToast();
  const save = useMutation({
    mutationFn: () => call('GET /incentives/payouts/export', { query: { month } }),
    onSuccess: (file) => {
      saveFile(file, `incentivos-${month}.csv`);
      toast.show({ kind: 'success', text: texts.exported });
    },
    onError: (error) => toast.show({ kind: 'danger', text: errorText(error, brandName()) }),
  });
  return (
    <Button icon="file" busyText={save.isPending ? texts.exporting : undefined} onClick={() => save.mutate()}>
      {texts.export}
    </Button>
  );
}
