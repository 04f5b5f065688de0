import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { sentenceOf } from '../data/failure.ts';
import { texts } from './texts.ts';

interface DownloadProps {
  name: string;
  /** What is read aloud, where the name alone does not tell which. */
  label?: string;
  /** Name of the file. */
  file: string;
  load: () => Promise<Blob>;
}

/** A paper to take along. */
export function Download({ name, label, file, load }: DownloadProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const download = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      saveFile(await load(), file);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button aria-label={label} onClick={() => void download()} busyText={isBusy ? texts.pay.downloading : undefined}>
        {name}
      </Button>
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
    </>
  );
}
