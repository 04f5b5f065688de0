import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icon/icon.tsx';
import './field.css';

interface FieldNotesProps {
  /** Of the control; the error's id is made from it. */
  id: string;
  error?: string | undefined;
  busyText?: string | undefined;
}

/** What a control says under itself: what it waits for, what is wrong. Both are read aloud when they appear. */
export function FieldNotes({ id, error, busyText }: FieldNotesProps) {
  return (
    <>
      {busyText ? (
        <p className="field-busy" role="status">
          <Spinner />
          {busyText}
        </p>
      ) : null}
      <div role="alert" id={`${id}-error`}>
        {error ? (
          <p className="field-error">
            <Icon name="alert" />
            {error}
          </p>
        ) : null}
      </div>
    </>
  );
}
