import type { CivilDate } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Formulários', title: 'Formulário', Body };

const shifts = [
  { value: 'morning', label: 'Manhã' },
  { value: 'evening', label: 'Tarde' },
];
type Errors = Partial<Record<'name' | 'birth' | 'shift', string>>;

function Body() {
  const [name, setName] = useState('');
  const [birth, setBirth] = useState<CivilDate | null>(null);
  const [shift, setShift] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [isSaved, setSaved] = useState(false);
  const submit = () => {
    const found: Errors = {
      ...(name.trim() === '' ? { name: 'Digite o nome.' } : {}),
      ...(birth === null ? { birth: 'Digite a data de nascimento.' } : {}),
      ...(shift === '' ? { shift: 'Escolha o turno.' } : {}),
    };
    setErrors(found);
    setSaved(Object.keys(found).length === 0);
  };
  return (
    <Specimen name="O primeiro erro recebe o foco" isWide>
      <Form onSubmit={submit} aria-label="Novo colaborador">
        <TextField label="Nome" value={name} onChange={setName} error={errors.name} autoComplete="name" />
        <DateField label="Nascimento" value={birth} onChange={setBirth} error={errors.birth} max="2026-11-21" />
        <RadioCards label="Turno" cards={shifts} value={shift} onChange={setShift} error={errors.shift} />
        <Button kind="primary" type="submit">
          Salvar
        </Button>
        <p role="status">{isSaved ? 'Salvo.' : ''}</p>
      </Form>
    </Specimen>
  );
}
