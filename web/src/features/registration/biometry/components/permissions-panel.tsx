import { Button } from '../../../../ui/button/button.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { livenessTexts as texts } from '../texts.ts';
import { permissionKinds, usePermissions } from '../use-permissions.ts';

const tones = { prompt: 'neutral', granted: 'success', denied: 'danger' } as const;

/** What the browser lets the page use; the camera alone is needed. */
export function PermissionsPanel({ onReady }: { onReady: () => void }) {
  const { permissions, request } = usePermissions();
  return (
    <div className="biometry-permissions">
      <h3>{texts.permissions}</h3>
      <p>{texts.permissionsLead}</p>
      <ul>
        {permissionKinds.map((kind) => (
          <li key={kind} className="biometry-permission">
            <strong>{texts.kinds[kind]}</strong>
            {permissions[kind] === 'prompt' ? (
              <Button onClick={() => request(kind)}>{texts.allow(texts.kinds[kind])}</Button>
            ) : (
              <StatusBadge tone={tones[permissions[kind]]} text={texts.states[permissions[kind]]} />
            )}
            {permissions[kind] === 'denied' ? <p>{texts.denied}</p> : null}
            {kind !== 'camera' && permissions[kind] === 'prompt' ? <p>{texts.optional}</p> : null}
          </li>
        ))}
      </ul>
      <Button kind="primary" isWide disabled={permissions.camera !== 'granted'} onClick={onReady}>
        {texts.goOn}
      </Button>
    </div>
  );
}
