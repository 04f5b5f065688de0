import type { CivilDate } from '@balcao/contract/kernel';
import { useState } from 'react';
import { DateField } from '../../../ui/date/date-field.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Formulários', title: 'Campo de data', Body };

const today: CivilDate = '2026-11-21';

function Live({ start = null, ...rest }: Partial<Parameters<typeof DateField>[0]> & { start?: CivilDate | null }) {
  const [value, setValue] = useState<CivilDate | null>(start);
  return <DateField label="Nascimento" today={today} {...rest} value={value} onChange={setValue} />;
}

function Body() {
  return (
    <>
      <Specimen name="Vazio">
        <Live hint="Como está no documento" />
      </Specimen>
      <Specimen name="Preenchido">
        <Live start="2026-11-21" label="Primeiro vencimento" />
      </Specimen>
      <Specimen name="Com limites">
        <Live start="2026-11-30" label="Vencimento" min="2026-11-21" max="2026-12-21" hint="Até 30 dias" />
      </Specimen>
      <Specimen name="Com erro">
        <Live start="2015-03-02" error="O cliente deve ter 18 anos ou mais." />
      </Specimen>
      <Specimen name="Esperando">
        <Live start="1990-05-08" busyText="Conferindo a data..." />
      </Specimen>
      <Specimen name="Desligado">
        <Live start="1990-05-08" disabled />
      </Specimen>
    </>
  );
}
