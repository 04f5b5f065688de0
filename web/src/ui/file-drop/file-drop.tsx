import { type DragEvent, useRef, useState } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { type FileLimits, formatBytes, kindNames, problemOf } from './check-file.ts';
import { texts } from './texts.ts';
import './file-drop.css';

interface FileDropProps extends FieldTexts, FileLimits {
  /** What was taken; null before, and after it was removed. */
  file: Pick<File, 'name' | 'size'> | null;
  onFile: (file: File) => void;
  onRemove?: (() => void) | undefined;
  /** 0 to 1 while it is being sent; left out before and after. */
  progress?: number | undefined;
  disabled?: boolean | undefined;
}

/** The platform's own file input, so that keys, a tap and a reader work as ever; dropping is an addition. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, busyText, startsFocused, kinds, maxBytes, file, onFile, onRemove, progress, disabled } =
    props;
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const take = (files: FileList | null) => {
    const [first, second] = files ?? [];
    if (!first || disabled) return;
    const found = second ? texts.oneOnly : problemOf(first, { kinds, maxBytes });
    setProblem(found);
    if (found === undefined) onFile(first);
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover' && !disabled);
  };

  return (
    <Field label={label} hint={hint} error={problem ?? error} busyText={busyText} startsFocused={startsFocused}>
      {(ids) =>
        file !== null ? (
          <ChosenFile file={file} progress={progress} ids={ids} onRemove={onRemove} />
        ) : (
          <div
            className={`file-drop ${isOver ? 'file-drop-over' : ''}`}
            onDragOver={onDrag}
            onDragLeave={onDrag}
            onDrop={(event) => {
              onDrag(event);
              take(event.dataTransfer.files);
            }}
          >
            <input
              {...ids}
              ref={input}
              className="file-drop-input"
              type="file"
              accept={kinds.join(',')}
              disabled={disabled}
              onChange={(event) => {
                take(event.target.files);
                // The same file may be chosen again once it was mended.
                event.target.value = '';
              }}
            />
            <Icon name="upload" size={28} />
            <p className="file-drop-words" aria-hidden="true">
              {isOver ? (
                texts.dropNow
              ) : (
                <>
                  <span className="file-drop-choose">{texts.choose}</span>{' '}
                  <span className="file-drop-or">{texts.orDrop}</span>
                </>
              )}
            </p>
            <p className="file-drop-limits">{texts.limits(kindNames(kinds).join(', '), formatBytes(maxBytes))}</p>
          </div>
        )
      }
    </Field>
  );
}
