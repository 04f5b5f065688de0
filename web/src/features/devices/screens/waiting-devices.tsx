import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { devicesWaitingQuery } from '../../../domain/menu/figures.ts';
import { errorText } from '../../../lib/api/error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { settle, type WaitingDevice } from '../device-admin-calls.ts';
import { waitingLine, waitingTexts as texts, whyTexts } from '../texts.ts';
import '../devices.css';

interface Settling {
  readonly device: WaitingDevice;
  readonly act: 'TRY_AGAIN' | 'LEAVE_UNLOCKED';
}

/** '/aparelhos': devices whose lock is not where the debt is, until a person decides. */
export function WaitingDevices() {
  const [settling, setSettling] = useState<Settling | null>(null);
  const found = useQuery(devicesWaitingQuery());
  const close = () => {
    setSettling(null);
    void found.refetch();
  };
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <p>
        <Link className="button" to="/aparelhos/catalogo">
          {texts.catalogue}
        </Link>
      </p>
      {found.isError ? (
        <EmptyState
          title={errorText(found.error, brandName())}
          actions={<Button onClick={() => void found.refetch()}>{texts.tryAgain}</Button>}
        />
      ) : found.isPending ? (
        <SkeletonRows label={texts.loading} rows={3} />
      ) : found.data.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <ul className="devices-list" aria-label={texts.list}>
          {found.data.map((device) => (
            <WaitingCard key={device.contractId} device={device} onAct={(act) => setSettling({ device, act })} />
          ))}
        </ul>
      )}
      {settling ? <SettleDialog {...settling} onClose={close} /> : null}
    </CounterLayout>
  );
}

function WaitingCard({ device, onAct }: { device: WaitingDevice; onAct: (act: Settling['act']) => void }) {
  return (
    <li className="devices-card">
      <h2>{device.deviceName}</h2>
      <p>{whyTexts[device.why]}</p>
      {device.words === null ? null : (
        <p>
          {texts.words} {device.words}
        </p>
      )}
      <p className="devices-note">{waitingLine(device)}</p>
      <div className="devices-acts">
        {device.why === 'NOT_LOCKED_AGAIN' ? (
          <Button onClick={() => onAct('LEAVE_UNLOCKED')}>{texts.leave}</Button>
        ) : null}
        <Button kind="primary" onClick={() => onAct('TRY_AGAIN')}>
          {texts.askAgain}
        </Button>
      </div>
    </li>
  );
}

function SettleDialog({ device, act, onClose }: Settling & { onClose: () => void }) {
  const toast = useToast();
  const isLeft = act === 'LEAVE_UNLOCKED';
  return (
    <ReasonDialog
      title={isLeft ? texts.leaveTitle : texts.askAgainTitle}
      confirm={isLeft ? texts.leave : texts.askAgain}
      busyText={texts.asking}
      kind={isLeft ? 'danger' : 'primary'}
      cancel={texts.cancel}
      label={texts.reason}
      hint={texts.reasonHint}
      onSend={async (reason) => {
        await settle(device.contractId, { act, reason });
        toast.show({ kind: 'success', text: isLeft ? texts.left : texts.asked });
      }}
      onClose={onClose}
    >
      <p>
        <strong>{device.deviceName}</strong>
        <br />
        {waitingLine(device)}
      </p>
    </ReasonDialog>
  );
}
