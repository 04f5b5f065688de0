import { shownOnPapers } from '../../../lib/brand/apply-theme.ts';
import { DigitsField } from '../../../ui/field/digits-field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ImageField } from './image-field.tsx';
import { WordsField } from './words-field.tsx';
import type { LayerField } from '../rules/draft.ts';
import { colourText, inheritedText, texts, valueText } from '../texts.ts';

export interface SettingFieldProps {
  field: LayerField;
  text: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** One setting. Empty inherits, and it says what that is. */
export function SettingField({ field, text, error, disabled, onChange }: SettingFieldProps) {
  const { title: label, kind, choices } = field;
  const inherited = `${texts.inherit}: ${inheritedText(field)}`;
  if (kind === 'BOOLEAN' || kind === 'CHOICE') {
    const options =
      kind === 'CHOICE'
        ? choices.map((value) => ({ value, label: value }))
        : [
            { value: 'true', label: valueText(true) },
            { value: 'false', label: valueText(false) },
          ];
    const all = [{ value: '', label: inherited }, ...options];
    return <Select {...{ label, error, disabled, onChange }} value={text} options={all} />;
  }
  if (kind === 'DATE') {
    return <DigitsField {...{ label, error, disabled, onChange }} value={text} hint={inherited} mask="##/##/####" />;
  }
  if (kind === 'IMAGE') return <ImageField {...{ field, text, error, disabled, onChange }} />;
  if (field.variables.length > 0) return <WordsField {...{ field, text, error, disabled, onChange }} />;
  return <TextField {...{ label, error, disabled, onChange }} value={text} hint={hintOf(field, text, inherited)} />;
}

function hintOf({ path, kind }: LayerField, text: string, inherited: string): string {
  if (kind === 'NUMBERS') return `${texts.listHint} ${inherited}`;
  if (path.startsWith('safeLists.')) return `${texts.safeListHint} ${inherited}`;
  const shown = path === 'theme.primary' ? colourText(shownOnPapers(text)) : null;
  return shown ?? inherited;
}
