import { useState } from 'react';
import { Checkbox, Switch } from '../../../ui/choice/checkbox.tsx';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Formulários', title: 'Escolhas', Body };

const ways = [
  { value: 'sms', label: 'SMS', note: 'Para (92) *****-7777' },
  { value: 'whatsapp', label: 'WhatsApp', note: 'O mesmo número' },
  { value: 'call', label: 'Ligação', note: 'Indisponível nesta loja', disabled: true },
];
const plans = [
  { value: '3', label: '3x de R$ 141,20', note: 'Sem juros', aside: 'R$ 423,60' },
  { value: '6', label: '6x de R$ 79,90', note: 'CET 4,99% a.m.', aside: 'R$ 479,40' },
];

function Body() {
  const [way, setWay] = useState('sms');
  const [plan, setPlan] = useState('');
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Specimen name="Cartões">
        <RadioCards label="Por onde enviar o código?" cards={ways} value={way} onChange={setWay} />
      </Specimen>
      <Specimen name="Cartões com erro">
        <RadioCards label="Parcelas" error="Escolha um plano." cards={plans} value={plan} onChange={setPlan} />
      </Specimen>
      <Specimen name="Cartões desligados">
        <RadioCards label="Canal" disabled cards={ways.slice(0, 2)} value="sms" onChange={() => undefined} />
      </Specimen>
      <Specimen name="Caixas de seleção">
        <Checkbox label="Li e aceito o contrato" hint="Abre em outra aba" isChecked={isOn} onChange={setOn} />
        <Checkbox label="Todas as lojas" isMixed isChecked={false} onChange={() => undefined} />
        <Checkbox label="Sou o titular" isChecked={false} error="Confirme que é o titular." onChange={setOn} />
        <Checkbox label="Não disponível" isChecked disabled onChange={() => undefined} />
      </Specimen>
      <Specimen name="Interruptores">
        <Switch label="Vender por QR Code" hint="Vale na hora, para a loja toda" isChecked={isOn} onChange={setOn} />
        <Switch label="Receber de outras lojas" isChecked={!isOn} onChange={(value) => setOn(!value)} />
        <Switch label="Enviar recibos" isChecked busyText="Salvando..." onChange={() => undefined} />
        <Switch label="Cupons" isChecked={false} disabled onChange={() => undefined} />
      </Specimen>
    </>
  );
}
