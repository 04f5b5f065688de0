import { useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { useImageUpload } from '../layer-calls.ts';
import { type PaperName, paperOf } from '../rules/brand-papers.ts';
import { asText } from '../rules/draft.ts';
import { inheritedText, texts } from '../texts.ts';
import type { SettingFieldProps } from './setting-field.tsx';

/** As the server decides again; its list is no constant of the contract, which every first page carries. */
const kinds = ['.png', '.webp'];
const MOST_BYTES = 512 * 1024;
const paperNames: readonly PaperName[] = ['light', 'dark'];

/** An image of the brand: a file that is sent, or an address that is typed. Sent, it is in what is being edited and nowhere else. */
export function ImageField({ field, text, error, disabled, onChange }: SettingFieldProps) {
  const { title: label } = field;
  const upload = useImageUpload();
  const address = text.trim() === '' ? asText(field.inherited) : text.trim();
  const inherited = `${texts.inherit}: ${inheritedText(field)}`;
  return (
    <div className="image-field">
      <TextField {...{ label, error, disabled, onChange }} value={text} hint={inherited} />
      {address === '' ? null : (
        <div className="image-field-papers">
          {paperNames.map((paper) => (
            <OnPaper key={`${paper} ${address}`} {...{ paper, address, label }} />
          ))}
        </div>
      )}
      <FileDrop
        label={texts.chooseImage(label)}
        hint={texts.imageHint}
        kinds={kinds}
        maxBytes={MOST_BYTES}
        file={null}
        disabled={disabled || upload.isPending}
        busyText={upload.isPending ? texts.sendingImage : undefined}
        error={upload.error ? errorText(upload.error, brandName()) : undefined}
        onFile={(file) => upload.mutate(file, { onSuccess: (image) => onChange(image.address) })}
      />
      <p role="status">{upload.data?.address === text ? texts.imageSent : null}</p>
    </div>
  );
}

/** As it is, where it would stand. */
function OnPaper({ paper, address, label }: { paper: PaperName; address: string; label: string }) {
  const [hasFailed, setFailed] = useState(false);
  const name = texts.papers[paper];
  return (
    <span className="image-field-paper" style={paperOf(paper, '')}>
      {hasFailed ? (
        texts.imageMissing
      ) : (
        <img src={address} alt={texts.imageOnPaper(label, name)} onError={() => setFailed(true)} />
      )}
    </span>
  );
}
