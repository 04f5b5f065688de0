import { isCpf } from '@balcao/contract/kernel';
import { Button } from '../../ui/button/button.tsx';
import { KeyCap } from '../../ui/data/key-cap.tsx';
import { CpfField } from '../../ui/field/cpf-field.tsx';
import { counterTexts } from './texts.ts';
import './cpf-question.css';

interface CpfQuestionProps {
  cpf: string;
  onChange: (cpf: string) => void;
  onSearch: () => void;
  isSearching: boolean;
  /** Another wait is on: nothing may be typed or searched. */
  isLocked: boolean;
  /** The CPF of a customer that came back after a refresh, masked. */
  resumedCpf: string | null;
}

/** 'Who is it?': the first question of the counter. Enter searches; a barcode reader types and presses it. */
export function CpfQuestion({ cpf, onChange, onSearch, isSearching, isLocked, resumedCpf }: CpfQuestionProps) {
  // Red from the first digit on: so the counter was asked for.
  const error = cpf !== '' && !isCpf(cpf) ? counterTexts.invalidCpf : undefined;

  const search = (digits: string) => {
    if (isCpf(digits)) onSearch();
  };

  return (
    <div className="cpf-question" role="search">
      <CpfField
        label={counterTexts.cpfOfCustomer}
        value={cpf}
        onChange={onChange}
        onSubmit={search}
        submitLabel={counterTexts.searchKey}
        error={error}
        readOnly={isSearching || isLocked}
        startsFocused={resumedCpf === null}
        placeholder={resumedCpf ?? '000.000.000-00'}
      />
      <Button
        icon="search"
        busyText={isSearching ? counterTexts.searching : undefined}
        disabled={isLocked}
        onClick={() => search(cpf)}
      >
        {counterTexts.search} <KeyCap>{counterTexts.enter}</KeyCap>
      </Button>
    </div>
  );
}
