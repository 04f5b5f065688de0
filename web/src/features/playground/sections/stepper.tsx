import { Stepper } from '../../../ui/stepper/stepper.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Navegação', title: 'Etapas', Body };

const steps = [
  { key: 'cpf', label: 'CPF' },
  { key: 'phone', label: 'Celular' },
  { key: 'address', label: 'Endereço' },
  { key: 'portrait', label: 'Foto' },
];

function Body() {
  return (
    <>
      <Specimen name="No começo" isWide>
        <Stepper label="Etapas do cadastro" steps={steps} current="cpf" />
      </Specimen>
      <Specimen name="No meio" isWide>
        <Stepper label="Etapas da alteração" steps={steps} current="address" />
      </Specimen>
      <Specimen name="Tudo feito" isWide>
        <Stepper label="Etapas concluídas" steps={steps} current="" />
      </Specimen>
    </>
  );
}
