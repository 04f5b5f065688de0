import { DigitsField, type DigitsFieldProps } from './digits-field.tsx';

interface CpfFieldProps extends Omit<DigitsFieldProps, 'label' | 'autoComplete' | 'name'> {
  label?: string;
}

/** '###.###.###-##'. The frame's '/' shortcut looks for its name. */
export function CpfField({ label = 'CPF', ...rest }: CpfFieldProps) {
  return <DigitsField {...rest} label={label} name="cpf" autoComplete="off" mask="###.###.###-##" />;
}
