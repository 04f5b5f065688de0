import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';

const kinds = ['.xlsx', '.csv'];
const hands = () => userEvent.setup({ delay: null, applyAccept: false });
const fileOf = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name);
const input = () => screen.getByLabelText<HTMLInputElement>('Planilha');

function Sheet({ onFile, progress }: { onFile?: (file: File) => void; progress?: number }) {
  const [file, setFile] = useState<File | null>(null);
  const take = (taken: File) => {
    setFile(taken);
    onFile?.(taken);
  };
  return (
    <FileDrop
      label="Planilha"
      kinds={kinds}
      maxBytes={1024}
      file={file}
      progress={progress}
      onFile={take}
      onRemove={() => setFile(null)}
    />
  );
}

test('a chosen file is shown with its size, and removed', async () => {
  render(<Sheet />);
  await hands().upload(input(), fileOf('equipe.XLSX', 1000));
  expect(screen.getByText('equipe.XLSX')).toBeVisible();
  expect(screen.getByText('1000 B')).toBeVisible();
  await hands().click(screen.getByRole('button', { name: 'Remover equipe.XLSX' }));
  expect(input()).toBeVisible();
});

test('a dropped file is taken too', () => {
  const onFile = vi.fn<(file: File) => void>();
  render(<Sheet onFile={onFile} />);
  const file = fileOf('equipe.csv');
  fireEvent.drop(input(), { dataTransfer: { files: [file] } });
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
});

test.each([
  [[fileOf('foto.png')], 'foto.png não serve: envie XLSX ou CSV.'],
  [[fileOf('equipe.xlsx', 1536)], 'equipe.xlsx tem 1,5 KB; o máximo é 1 KB.'],
  [[fileOf('equipe.xlsx', 0)], 'equipe.xlsx está vazio.'],
  [[fileOf('a.csv'), fileOf('b.csv')], 'Envie um arquivo por vez.'],
])('a file that does not fit is refused with the reason', (files, reason) => {
  const onFile = vi.fn<(file: File) => void>();
  render(<Sheet onFile={onFile} />);
  fireEvent.drop(input(), { dataTransfer: { files } });
  expect(onFile).not.toHaveBeenCalled();
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(reason);
});

test('the progress is told', async () => {
  render(<Sheet progress={0.42} />);
  await hands().upload(input(), fileOf('equipe.csv'));
  expect(screen.getByRole('progressbar', { name: 'Enviando equipe.csv' })).toHaveAttribute('value', '42');
  expect(screen.getByText('42% enviado')).toBeVisible();
});

test('a disabled one takes no drop', () => {
  const onFile = vi.fn<(file: File) => void>();
  render(<FileDrop label="Planilha" kinds={kinds} maxBytes={1024} file={null} onFile={onFile} disabled />);
  fireEvent.drop(input(), { dataTransfer: { files: [fileOf('equipe.csv')] } });
  expect(onFile).not.toHaveBeenCalled();
});
