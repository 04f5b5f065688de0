import { fillTemplate } from '@balcao/contract/kernel';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { asText } from '../rules/draft.ts';
import { inheritedText, texts } from '../texts.ts';
import type { SettingFieldProps } from './setting-field.tsx';

/** The words of a message: what they may say, and how they would reach somebody. Empty inherits. */
export function WordsField({ field, text, error, disabled, onChange }: SettingFieldProps) {
  const { title: label, variables } = field;
  const examples = Object.fromEntries(variables.map(({ name, example }) => [name, example]));
  const names = variables.map(({ name, isNeeded }) => (isNeeded ? texts.neededVariable(name) : `{${name}}`)).join(', ');
  const hint = text === '' ? `${texts.inherit}: ${inheritedText(field)}` : texts.variables(names);
  return (
    <div className="parameter-words">
      <TextArea {...{ label, hint, error, disabled, onChange }} value={text} maxLength={600} rows={3} />
      {text === '' ? (
        <Button kind="quiet" disabled={disabled} onClick={() => onChange(asText(field.inherited))}>
          {texts.startWords(label)}
        </Button>
      ) : (
        <p className="parameter-example">
          <small>{texts.arrives}</small>
          {fillTemplate(text, examples)}
        </p>
      )}
    </div>
  );
}
