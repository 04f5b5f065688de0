import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { RadioCards } from '../choice/radio-cards.tsx';
import { TextField } from '../field/text-field.tsx';
import { Form } from './form.tsx';

const hands = () => userEvent.setup({ delay: null });

function Staff({ onSave }: { onSave: () => void }) {
  const [name, setName] = useState('');
  const [shift, setShift] = useState('');
  const [isTold, setTold] = useState(false);
  const submit = () => {
    setTold(true);
    if (name !== '' && shift !== '') onSave();
  };
  return (
    <Form onSubmit={submit}>
      <TextField label="Apelido" value="" onChange={() => undefined} />
      <TextField label="Nome" value={name} onChange={setName} error={isTold && name === '' ? 'Digite.' : undefined} />
      <RadioCards
        label="Turno"
        cards={[{ value: 'morning', label: 'Manhã' }]}
        value={shift}
        onChange={setShift}
        error={isTold && shift === '' ? 'Escolha.' : undefined}
      />
      <button type="submit">Salvar</button>
    </Form>
  );
}

test('the first mistake gets the focus, then the next, then it is saved', async () => {
  const onSave = vi.fn<() => void>();
  render(<Staff onSave={onSave} />);
  await hands().click(screen.getByRole('button', { name: 'Salvar' }));
  expect(screen.getByLabelText('Nome')).toHaveFocus();
  await hands().keyboard('Ana{Enter}');
  expect(screen.getByRole('radio', { name: 'Manhã' })).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
  await hands().click(screen.getByRole('radio', { name: 'Manhã' }));
  await hands().click(screen.getByRole('button', { name: 'Salvar' }));
  expect(onSave).toHaveBeenCalledOnce();
});
