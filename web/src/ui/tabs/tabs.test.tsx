import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { key: 'data', label: 'Dados' },
  { key: 'contracts', label: 'Contratos', count: 3 },
  { key: 'messages', label: 'Mensagens' },
];
const hands = () => userEvent.setup({ delay: null });

function Customer() {
  const [current, setCurrent] = useState('data');
  return (
    <Tabs label="Cliente" tabs={tabs} current={current} onChange={setCurrent}>
      {current}
    </Tabs>
  );
}

test.each([
  ['{ArrowRight}', 'Contratos 3', 'contracts'],
  ['{ArrowLeft}', 'Mensagens', 'messages'],
  ['{End}', 'Mensagens', 'messages'],
  ['{End}{Home}', 'Dados', 'data'],
  ['{End}{ArrowRight}', 'Dados', 'data'],
])('%s opens %s', async (keys, name, shown) => {
  render(<Customer />);
  await hands().tab();
  await hands().keyboard(keys);
  const tab = screen.getByRole('tab', { selected: true });
  expect(tab).toHaveFocus();
  expect(tab).toHaveAccessibleName(name);
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(shown);
});

test('one stop for Tab, the next is the panel', async () => {
  render(<Customer />);
  await hands().click(screen.getByRole('tab', { name: /^Contratos/ }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('contracts');
  await hands().tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
