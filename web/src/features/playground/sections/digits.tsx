import { useState } from 'react';
import { CodeField } from '../../../ui/field/code-field.tsx';
import { CpfField } from '../../../ui/field/cpf-field.tsx';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import type { DigitsFieldProps } from '../../../ui/field/digits-field.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Formulários', title: 'CPF, celular e código', Body };

type Live = Omit<Partial<DigitsFieldProps>, 'label'> & { start?: string };

function Cpf({ start = '', ...rest }: Live) {
  const [value, setValue] = useState(start);
  return <CpfField {...rest} value={value} onChange={setValue} />;
}

function Phone({ start = '', kind = 'mobile', ...rest }: Live & { kind?: 'mobile' | 'any' }) {
  const [value, setValue] = useState(start);
  return <PhoneField {...rest} kind={kind} value={value} onChange={setValue} />;
}

function Code({ start = '', ...rest }: Live) {
  const [value, setValue] = useState(start);
  return <CodeField label="Código de 6 dígitos" {...rest} value={value} onChange={setValue} />;
}

function Body() {
  return (
    <>
      <Specimen name="CPF">
        <Cpf hint="Só números, ou passe o leitor" />
      </Specimen>
      <Specimen name="CPF com erro">
        <Cpf start="52998224724" error="Digite um CPF válido." />
      </Specimen>
      <Specimen name="CPF esperando">
        <Cpf start="52998224725" busyText="Buscando o cliente..." readOnly />
      </Specimen>
      <Specimen name="CPF desligado">
        <Cpf start="52998224725" disabled />
      </Specimen>
      <Specimen name="Celular">
        <Phone start="92988887777" hint="O código da compra vai para ele" />
      </Specimen>
      <Specimen name="Celular ou fixo">
        <Phone start="9233334444" kind="any" />
      </Specimen>
      <Specimen name="Celular com erro">
        <Phone start="1098888" error="Digite o DDD e os nove números do celular." />
      </Specimen>
      <Specimen name="Código">
        <Code start="123456" />
      </Specimen>
      <Specimen name="Código com erro">
        <Code start="123456" error="Código inválido. Restam 2 tentativas." />
      </Specimen>
      <Specimen name="Código desligado">
        <Code disabled />
      </Specimen>
    </>
  );
}
