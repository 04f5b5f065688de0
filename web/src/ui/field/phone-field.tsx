import { DigitsField, type DigitsFieldProps } from './digits-field.tsx';
import { texts } from './texts.ts';

interface PhoneFieldProps extends Omit<DigitsFieldProps, 'label' | 'name'> {
  label?: string;
  /** 'any' also takes landlines of ten digits. */
  kind?: 'mobile' | 'any';
}

const mobile = '(##) #####-####';
const landline = '(##) ####-####';

/** Area code and number, out of '+55 (92) 98888-7777' and '092 98888-7777' too. */
function nationalNumber(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 12 && digits.startsWith('55') ? digits.slice(2) : digits;
}

const isLandlineSoFar = (digits: string) => digits.length > 2 && digits.length < 11 && digits[2] !== '9';

/** '(92) 98888-7777'; gives the national digits, '92988887777'. */
export function PhoneField({ label = texts.phone, kind = 'mobile', autoComplete = 'off', ...rest }: PhoneFieldProps) {
  return (
    <DigitsField
      {...rest}
      label={label}
      name="phone"
      autoComplete={autoComplete}
      mask={kind === 'any' && isLandlineSoFar(rest.value) ? landline : mobile}
      pickDigits={nationalNumber}
    />
  );
}
