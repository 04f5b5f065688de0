import { DigitsField, type DigitsFieldProps } from './digits-field.tsx';

interface CodeFieldProps extends Omit<DigitsFieldProps, 'autoComplete' | 'name'> {
  /** '### ###' for purchases, '###-###' for phones (ruling C25). */
  mask?: '### ###' | '###-###';
}

/** The six digits inside a whole message: 'Seu código de compra: 123 456. Vale por 5 minutos'. */
function codeInside(text: string): string {
  const found = /(?<!\d)\d{3}[\s-]?\d{3}(?!\d)/.exec(text);
  return (found?.[0] ?? text).replace(/\D/g, '');
}

export function CodeField({ mask = '### ###', ...rest }: CodeFieldProps) {
  return (
    <DigitsField
      {...rest}
      mask={mask}
      name="code"
      autoComplete="one-time-code"
      className="input-code"
      pickDigits={codeInside}
    />
  );
}
