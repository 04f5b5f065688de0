import { passwordFaults } from '@balcao/contract/constants';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { NewPassword } from './new-password.ts';
import { texts } from './texts.ts';
import './new-password-fields.css';

const rules = passwordFaults('');

/** The new password twice, and what it still lacks while it is typed. */
export function NewPasswordFields({ of, startsFocused = false }: { of: NewPassword; startsFocused?: boolean }) {
  const missing = passwordFaults(of.typed);
  return (
    <>
      <PasswordField
        startsFocused={startsFocused}
        label={texts.newPassword}
        autoComplete="new-password"
        value={of.typed}
        onChange={(typed) => of.type({ typed })}
        error={of.errors.typed}
      />
      <ul className="password-rules" aria-label={texts.rules}>
        {rules.map((rule) => {
          const isMissing = missing.includes(rule);
          return (
            <li key={rule} className={isMissing ? undefined : 'password-rule-met'}>
              <Icon name={isMissing ? 'minus' : 'check'} />
              {rule}
              <span className="visually-hidden">{`: ${isMissing ? texts.missing : texts.fulfilled}`}</span>
            </li>
          );
        })}
      </ul>
      <PasswordField
        label={texts.repeat}
        autoComplete="new-password"
        value={of.repeated}
        onChange={(repeated) => of.type({ repeated })}
        error={of.errors.repeated}
      />
    </>
  );
}
