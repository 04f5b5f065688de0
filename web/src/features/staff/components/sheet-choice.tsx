import { useState } from 'react';
import { errorText, isUncertain } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { staffTemplate } from '../staff-calls.ts';
import { sheetTexts as texts } from '../texts.ts';

const kinds = ['.xlsx', '.csv'];
const MOST_BYTES = 2 * 1024 * 1024;

interface SheetChoiceProps {
  isReading: boolean;
  failure: unknown;
  onRead: (file: File) => void;
}

/** The file, and the template to begin with. */
export function SheetChoice({ isReading, failure, onRead }: SheetChoiceProps) {
  const [file, setFile] = useState<File | null>(null);
  const [isMissed, setMissed] = useState(false);
  const toast = useToast();
  const download = async () => {
    try {
      saveFile(await staffTemplate(), 'modelo-colaboradores.xlsx');
    } catch {
      toast.show({ kind: 'danger', text: texts.server, ms: 4000 });
    }
  };
  return (
    <Form
      className="staff-sheet"
      onSubmit={() => {
        setMissed(file === null);
        if (file !== null && !isReading) onRead(file);
      }}
    >
      <p>{texts.explain}</p>
      <p className="staff-note">{texts.roles}</p>
      <p>
        <Button icon="file" onClick={() => void download()}>
          {texts.template}
        </Button>
      </p>
      <FileDrop
        label={texts.file}
        hint={texts.fileHint}
        kinds={kinds}
        maxBytes={MOST_BYTES}
        file={file}
        onFile={(chosen) => {
          setFile(chosen);
          setMissed(false);
        }}
        onRemove={() => setFile(null)}
        error={isMissed ? texts.missing : undefined}
        disabled={isReading}
      />
      {failure ? (
        <Banner kind="danger" isLive>
          {isUncertain(failure) ? texts.server : errorText(failure, brandName())}
        </Banner>
      ) : null}
      <div className="staff-form-send">
        <Button kind="primary" type="submit" busyText={isReading ? texts.reading : undefined}>
          {texts.read}
        </Button>
      </div>
      <Banner kind="info">{texts.rule}</Banner>
    </Form>
  );
}
