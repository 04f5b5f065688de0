import { isCpf } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CpfField } from '../../../ui/field/cpf-field.tsx';
import { texts } from '../texts.ts';

interface ColleagueDialogProps {
  /** Why the last CPF led nowhere. */
  fault: string | undefined;
  isOpening: boolean;
  onChange: () => void;
  onGo: (cpf: string) => void;
  onClose: () => void;
}

/** Whose data are to be changed, on a login that several people share. Who opens the page still needs a code of that person. */
export function ColleagueDialog({ fault, isOpening, onChange, onGo, onClose }: ColleagueDialogProps) {
  const [cpf, setCpf] = useState('');
  const isWrong = cpf.length === 11 && !isCpf(cpf);
  const go = () => {
    if (isCpf(cpf)) onGo(cpf);
  };
  return (
    <Dialog
      open
      title={texts.changeMyData}
      onClose={isOpening ? undefined : onClose}
      actions={
        <>
          <Button disabled={isOpening} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={!isCpf(cpf)}
            busyText={isOpening ? texts.leadingToSafePlace : undefined}
            onClick={go}
          >
            {texts.goOn}
          </Button>
        </>
      }
    >
      <p>{texts.sharedLogin}</p>
      <CpfField
        label={texts.colleagueCpf}
        value={cpf}
        placeholder="000.000.000-00"
        error={isWrong ? texts.invalidCpf : fault}
        onChange={(digits) => {
          onChange();
          setCpf(digits);
        }}
        onSubmit={go}
        submitLabel={texts.goOn}
        readOnly={isOpening}
        startsFocused
      />
    </Dialog>
  );
}
