import { useState } from 'react';
import { type MenuItem, MenuButton } from '../../../ui/menu/menu-button.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Ações', title: 'Menu de ações', Body };

function Body() {
  const [chosen, setChosen] = useState('Nada escolhido');
  const items: MenuItem[] = [
    { key: 'receipt', label: 'Ver comprovante', icon: 'receipt', onChoose: () => setChosen('Ver comprovante') },
    { key: 'print', label: 'Imprimir', icon: 'printer', onChoose: () => setChosen('Imprimir') },
    { key: 'send', label: 'Enviar ao cliente', icon: 'send', disabled: true, onChoose: () => setChosen('Enviar') },
    { key: 'undo', label: 'Desfazer', icon: 'blocked', isDanger: true, onChoose: () => setChosen('Desfazer') },
  ];
  return (
    <>
      <Specimen name="Com palavra">
        <MenuButton label="Mais ações" items={items} />
        <p role="status">{chosen}</p>
      </Specimen>
      <Specimen name="Só pontos">
        <MenuButton label="Ações da parcela 3 de 6" isIconOnly items={items} />
      </Specimen>
      <Specimen name="Desligado">
        <MenuButton label="Outras ações" disabled items={items} />
      </Specimen>
    </>
  );
}
