import { IconButton } from '../button/icon-button.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import type { FieldIds } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { formatBytes } from './check-file.ts';
import { texts } from './texts.ts';

interface ChosenFileProps {
  file: Pick<File, 'name' | 'size'>;
  /** 0 to 1 while it is being sent. */
  progress?: number | undefined;
  ids: FieldIds;
  onRemove?: (() => void) | undefined;
}

export function ChosenFile({ file, progress, ids, onRemove }: ChosenFileProps) {
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div {...ids} className="chosen-file" role="group" aria-label={file.name}>
      <Icon name="file" size={24} />
      <div className="chosen-file-facts">
        <p className="chosen-file-name">{file.name}</p>
        <p className="chosen-file-size">{formatBytes(file.size)}</p>
        {progress === undefined ? null : (
          <ProgressBar label={texts.sending(file.name)} value={percent} max={100} text={texts.sent(percent)} />
        )}
      </div>
      {onRemove ? <IconButton icon="close" label={texts.remove(file.name)} onClick={onRemove} /> : null}
    </div>
  );
}
