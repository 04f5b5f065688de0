import { useCallback, useEffect, useState } from 'react';
import { dataTexts } from '../../domain/registration/texts.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { texts } from './texts.ts';

interface ProfessionQuestionProps {
  value: number | null;
  onChange: (id: number | null) => void;
  error: string | undefined;
}

interface Option {
  value: string;
  label: string;
}

/** One of the official occupations, found by typing. */
export function ProfessionQuestion({ value, onChange, error }: ProfessionQuestionProps) {
  const [options, setOptions] = useState<readonly Option[] | 'failed' | null>(null);
  const load = useCallback(
    () =>
      callPublic('GET /online-application/professions').then(
        (all) => setOptions(all.map(({ id, name }) => ({ value: String(id), label: name }))),
        () => setOptions('failed'),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  if (options === 'failed')
    return (
      <Banner kind="danger" isLive actions={<Button onClick={() => void load()}>{texts.tryAgain}</Button>}>
        {texts.professionsFailed}
      </Banner>
    );
  return (
    <Combobox
      label={dataTexts.profession}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      options={options ?? none}
      error={error}
      busyText={options === null ? texts.professions : undefined}
    />
  );
}

const none: readonly Option[] = [];
