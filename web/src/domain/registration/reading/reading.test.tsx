import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCamera } from '../../../ui/camera/testing/fake-camera.ts';
import { type DataForm, emptyForm, faultsOf } from '../data.ts';
import { PersonFields } from './person-fields.tsx';
import { ReadDocument } from './read-document.tsx';
import { type Reading, useDocumentReading } from './use-document-reading.ts';

const rita: Reading = { outcome: 'READ', name: 'Rita de Souza', birthDate: '1990-03-12', unlike: [] };
const saved = vi.fn<(form: Partial<DataForm>) => void>();
let ask: (imageBase64: string) => Promise<Reading>;

function Form({ typed }: { typed?: Partial<DataForm> }) {
  const [form, setForm] = useState<DataForm>({ ...emptyForm, ...typed });
  const [isTold, setTold] = useState(false);
  const onChange = (part: Partial<DataForm>) => setForm((before) => ({ ...before, ...part }));
  const reading = useDocumentReading({ form, onChange, ask });
  const { name, birthDate } = faultsOf(form, '2026-11-24');
  const save = () => {
    setTold(true);
    saved({ name: form.name, birthDate: form.birthDate });
  };
  return (
    <>
      <ReadDocument reading={reading} />
      <PersonFields
        form={form}
        faults={isTold ? { name, birthDate } : {}}
        onChange={onChange}
        reading={reading}
        nameAutoComplete="off"
      />
      <button onClick={save}>Salvar</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const name = () => screen.getByLabelText('Nome completo');
const birth = () => screen.getByLabelText('Data de nascimento');
async function photograph() {
  await press('Preencher com a foto do documento');
  await screen.findByRole('dialog', { name: 'Foto do documento' });
  await userEvent.click(await screen.findByRole('button', { name: 'Tirar foto' }));
}

beforeEach(() => {
  fakeCamera();
  saved.mockReset();
  ask = () => Promise.resolve(rita);
});

describe('what was read of a document', () => {
  test('stands in the fields, and reaches the form only when a person says so, field by field', async () => {
    render(<Form />);
    await photograph();
    expect(await screen.findByText('Compare cada campo com o documento antes de continuar.')).toBeVisible();
    expect([name(), birth()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Rita de Souza',
      '12/03/1990',
    ]);
    expect(screen.getByRole('img', { name: 'Foto do documento que foi lida' })).toBeVisible();
    expect(screen.getAllByText('Lido da foto, confira.')).toHaveLength(2);
    await press('Salvar');
    expect(saved).toHaveBeenLastCalledWith({ name: '', birthDate: null });
    expect(name()).toHaveAccessibleDescription('Confira com o documento e toque em Está certo, ou corrija.');
    await press('Está certo: nome completo');
    expect(name()).toHaveFocus();
    await press('Salvar');
    expect(saved).toHaveBeenLastCalledWith({ name: 'Rita de Souza', birthDate: null });
    await press('Está certo: data de nascimento');
    await press('Salvar');
    expect(saved).toHaveBeenLastCalledWith({ name: 'Rita de Souza', birthDate: '1990-03-12' });
    expect(screen.queryByText('Lido da foto, confira.')).not.toBeInTheDocument();
  });

  test('is the person’s once it is corrected', async () => {
    render(<Form />);
    await photograph();
    await screen.findAllByText('Lido da foto, confira.');
    await userEvent.type(name(), ' Lima');
    await press('Salvar');
    expect(saved).toHaveBeenLastCalledWith({ name: 'Rita de Souza Lima', birthDate: null });
    expect(screen.getAllByText('Lido da foto, confira.')).toHaveLength(1);
  });

  test('never takes the place of what was typed: it is told beside it, and kept or taken', async () => {
    render(<Form typed={{ name: 'Rita Sousa', birthDate: '1990-12-03' }} />);
    await photograph();
    expect(await screen.findByText('O documento diz Rita de Souza.')).toBeVisible();
    expect(screen.getByText('O documento diz 12/03/1990.')).toBeVisible();
    expect(name()).toHaveValue('Rita Sousa');
    await userEvent.click(screen.getAllByRole('button', { name: 'Manter o digitado' })[0] as HTMLElement);
    await press('Usar o do documento: data de nascimento');
    await press('Salvar');
    expect(saved).toHaveBeenLastCalledWith({ name: 'Rita Sousa', birthDate: '1990-03-12' });
    expect(screen.getByText('O que foi digitado é o que o documento diz.')).toBeVisible();
  });

  test('that was typed the same, but for accents, asks nothing', async () => {
    render(<Form typed={{ name: 'RITA DE SOUZA', birthDate: '1990-03-12' }} />);
    await photograph();
    expect(await screen.findByText('O que foi digitado é o que o documento diz.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Usar/ })).not.toBeInTheDocument();
  });
});

test.each([
  ['nothing', { outcome: 'UNREAD', name: null, birthDate: null }, /Não deu para ler o documento/],
  ['somebody else’s', { outcome: 'OTHER_CPF', name: null, birthDate: null }, /O CPF do documento não é o deste/],
  ['no answer', null, 'A leitura não está disponível agora. Digite os dados.'],
] as const)(
  '%s leaves the fields empty, with a calm word, and another photograph may be read',
  async (_case, reading, word) => {
    ask = () => (reading ? Promise.resolve({ ...reading, unlike: [] }) : Promise.reject(new Error('503')));
    render(<Form />);
    await photograph();
    expect(await screen.findByText(word)).toBeVisible();
    expect(name()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Ler outra foto' })).toBeVisible();
  },
);
