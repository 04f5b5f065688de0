import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { professionsQuery } from '../reference-queries.ts';
import { dataTexts } from '../../../domain/registration/texts.ts';

interface ProfessionFieldProps {
  value: number | null;
  onChange: (id: number | null) => void;
  error: string | undefined;
}

/** One of the official occupations, found by typing; 'OUTROS' stands first. */
export function ProfessionField({ value, onChange, error }: ProfessionFieldProps) {
  const { data, isPending, isError, refetch } = useQuery(professionsQuery);
  const options = useMemo(() => data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [], [data]);
  if (isError) {
    return (
      <Banner kind="danger" isLive actions={<Button onClick={() => void refetch()}>{dataTexts.tryAgain}</Button>}>
        {dataTexts.professionsFailed}
      </Banner>
    );
  }
  return (
    <Combobox
      label={dataTexts.profession}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      options={options}
      error={error}
      busyText={isPending ? dataTexts.loadingProfessions : undefined}
    />
  );
}
