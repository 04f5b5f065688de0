import { useState } from 'react';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Formulários', title: 'Envio de arquivo', Body };

const limits = { kinds: ['.xlsx', '.csv'], maxBytes: 5 * 1024 * 1024 };
const sheet = { name: 'colaboradores-novembro-2026.xlsx', size: 348_160 };
const ignore = () => undefined;

function Live() {
  const [file, setFile] = useState<File | null>(null);
  return <FileDrop {...limits} label="Planilha" file={file} onFile={setFile} onRemove={() => setFile(null)} />;
}

function Body() {
  return (
    <>
      <Specimen name="Vazio">
        <Live />
      </Specimen>
      <Specimen name="Enviando">
        <FileDrop {...limits} label="Planilha" file={sheet} progress={0.42} onFile={ignore} onRemove={ignore} />
      </Specimen>
      <Specimen name="Enviado">
        <FileDrop {...limits} label="Planilha" file={sheet} onFile={ignore} onRemove={ignore} />
      </Specimen>
      <Specimen name="Recusado">
        <FileDrop
          {...limits}
          label="Planilha"
          error="O envio falhou e nada foi alterado. Tente de novo."
          file={sheet}
          onFile={ignore}
          onRemove={ignore}
        />
      </Specimen>
      <Specimen name="Com erro">
        <FileDrop {...limits} label="Planilha" error="Envie a planilha." file={null} onFile={ignore} />
      </Specimen>
      <Specimen name="Desligado">
        <FileDrop {...limits} label="Planilha" disabled file={null} onFile={ignore} />
      </Specimen>
    </>
  );
}
