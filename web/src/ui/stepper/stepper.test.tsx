import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';

const steps = [
  { key: 'cpf', label: 'CPF' },
  { key: 'phone', label: 'Celular' },
  { key: 'portrait', label: 'Foto' },
];
const told = () => screen.getAllByRole('listitem').map((step) => step.querySelector('.stepper-label')?.textContent);

test('says what is done, where one is and how far it goes', () => {
  render(<Stepper label="Etapas" steps={steps} current="phone" />);
  expect(told()).toEqual(['CPF, concluída', 'Celular', 'Foto']);
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Celular');
  expect(screen.getByRole('navigation', { name: 'Etapas' })).toHaveTextContent('Etapa 2 de 3');
});

test('a finished flow has no open step', () => {
  render(<Stepper label="Etapas" steps={steps} current="" />);
  expect(told()).toEqual(['CPF, concluída', 'Celular, concluída', 'Foto, concluída']);
  expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
  expect(screen.getByText('Todas as etapas concluídas')).toBeInTheDocument();
});
