import { useState } from 'react';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Formulários', title: 'Campos de texto', Body };

const stores = [
  { value: 'centro', label: 'Centro' },
  { value: 'norte', label: 'Zona Norte' },
];

function Body() {
  const [name, setName] = useState('Maria da Conceição');
  const [words, setWords] = useState('');
  const [reason, setReason] = useState('Cliente pediu para mudar a data porque recebe no quinto dia útil.');
  const [password, setPassword] = useState('segredo1');
  const [store, setStore] = useState('');
  return (
    <>
      <Specimen name="Texto">
        <TextField label="Nome completo" hint="Como está no documento" value={name} onChange={setName} />
      </Specimen>
      <Specimen name="Busca">
        <SearchField label="Buscar loja" placeholder="Nome ou CNPJ" value={words} onChange={setWords} />
      </Specimen>
      <Specimen name="Texto com erro">
        <TextField label="Nome" error="Digite nome e sobrenome." value="Maria" onChange={() => undefined} />
      </Specimen>
      <Specimen name="Texto esperando">
        <TextField label="CEP" busyText="Buscando o endereço..." value="69005-000" onChange={() => undefined} />
      </Specimen>
      <Specimen name="Texto desligado">
        <TextField label="Cidade" value="Manaus" disabled onChange={() => undefined} />
      </Specimen>
      <Specimen name="Várias linhas">
        <TextArea label="Motivo" maxLength={80} value={reason} onChange={setReason} />
      </Specimen>
      <Specimen name="Várias linhas com erro">
        <TextArea label="Observação" error="Diga o motivo." value="" onChange={() => undefined} />
      </Specimen>
      <Specimen name="Senha">
        <PasswordField label="Senha" value={password} onChange={setPassword} />
      </Specimen>
      <Specimen name="Lista curta">
        <Select label="Loja" placeholder="Selecione uma loja" options={stores} value={store} onChange={setStore} />
      </Specimen>
      <Specimen name="Lista curta com erro">
        <Select
          label="Loja da venda"
          error="Selecione a loja."
          placeholder="Selecione uma loja"
          options={stores}
          value={store}
          onChange={setStore}
        />
      </Specimen>
    </>
  );
}
