import { type Cents, wholeCents } from '@balcao/contract/kernel';
import { useState } from 'react';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Formulários', title: 'Campo de dinheiro', Body };

function Live({ start = null, ...rest }: Partial<Parameters<typeof MoneyField>[0]> & { start?: Cents | null }) {
  const [value, setValue] = useState(start);
  return <MoneyField label="Valor da compra" {...rest} valueCents={value} onChangeCents={setValue} />;
}

function Body() {
  return (
    <>
      <Specimen name="Vazio">
        <Live hint="Até R$ 2.000,00" />
      </Specimen>
      <Specimen name="O valor que importa">
        <Live start={wholeCents(123_456)} isFigure />
      </Specimen>
      <Specimen name="Com erro">
        <Live start={wholeCents(250_000)} error="O valor passa do limite de R$ 2.000,00." />
      </Specimen>
      <Specimen name="Esperando">
        <Live start={wholeCents(123_456)} busyText="Calculando parcelas..." />
      </Specimen>
      <Specimen name="Desligado">
        <Live start={wholeCents(123_456)} disabled />
      </Specimen>
    </>
  );
}
