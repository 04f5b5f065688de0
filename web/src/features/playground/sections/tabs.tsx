import { useState } from 'react';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Navegação', title: 'Abas', Body };

const tabs = [
  { key: 'data', label: 'Dados' },
  { key: 'contracts', label: 'Contratos', count: 3 },
  { key: 'messages', label: 'Mensagens', count: 12 },
];
const shown: Record<string, string> = {
  data: 'Maria da Conceição, cliente desde 2024.',
  contracts: 'Três contratos, um deles em atraso.',
  messages: 'Doze mensagens enviadas.',
};

function Body() {
  const [current, setCurrent] = useState('data');
  return (
    <Specimen name="Com contagens" isWide>
      <Tabs label="Dados do cliente" tabs={tabs} current={current} onChange={setCurrent}>
        <p>{shown[current]}</p>
      </Tabs>
    </Specimen>
  );
}
