import { useState } from 'react';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { manyOccupations } from '../many-occupations.ts';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Formulários', title: 'Escolha com busca', Body };

function Live({ start = '', ...rest }: Partial<Parameters<typeof Combobox>[0]> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <Combobox label="Profissão" options={manyOccupations} {...rest} value={value} onChange={setValue} />;
}

function Body() {
  return (
    <>
      <Specimen name="1.338 opções">
        <Live hint="Digite parte do nome, com ou sem acento" />
      </Specimen>
      <Specimen name="Preenchida">
        <Live start="7" label="Ocupação" />
      </Specimen>
      <Specimen name="Com erro">
        <Live error="Escolha a profissão na lista." />
      </Specimen>
      <Specimen name="Esperando">
        <Live options={[]} busyText="Buscando profissões..." />
      </Specimen>
      <Specimen name="Desligada">
        <Live start="7" disabled />
      </Specimen>
    </>
  );
}
