import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Combobox } from '../combobox/combobox.tsx';
import { DateField } from '../date/date-field.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { activeKeys } from './shortcuts.ts';

const user = userEvent.setup({ delay: null });
const nothing = () => undefined;
const labels = () => activeKeys().map(({ label }) => label);
const options = [{ value: '1', label: 'Mecânico' }];

test.each([
  [
    'a menu',
    () => <MenuButton label="Mais" items={[{ key: 'a', label: 'Ver', onChoose: nothing }]} />,
    'Fechar o menu',
  ],
  [
    'a list of options',
    () => <Combobox label="Mais" value="" onChange={nothing} options={options} />,
    'Escolher a opção',
  ],
  ['a calendar', () => <DateField label="Mais" value={null} onChange={nothing} />, 'Fechar o calendário'],
])('the keys of %s are in the map while it is open, and no longer', async (_, Part, line) => {
  render(<Part />);
  expect(labels()).not.toContain(line);
  await user.click(screen.queryByRole('combobox') ?? screen.getAllByRole('button')[0] ?? document.body);
  expect(labels()).toContain(line);
  await user.keyboard('{Escape}');
  expect(labels()).not.toContain(line);
});
