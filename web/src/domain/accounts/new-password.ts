import { passwordFaults } from '@balcao/contract/constants';
import { useState } from 'react';
import { texts } from './texts.ts';

export interface NewPassword {
  typed: string;
  repeated: string;
  errors: { typed?: string | undefined; repeated?: string | undefined };
  type: (part: { typed?: string; repeated?: string }) => void;
  /** True when it may be sent; otherwise says why not. */
  check: () => boolean;
  /** What the server said of it stands under it. */
  refuse: (sentence: string) => void;
}

/** A new password typed twice, by the rules of the shell spec, section 5. */
export function useNewPassword(): NewPassword {
  const [typed, setTyped] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<NewPassword['errors']>({});
  return {
    typed,
    repeated,
    errors,
    type(part) {
      if (part.typed !== undefined) setTyped(part.typed);
      if (part.repeated !== undefined) setRepeated(part.repeated);
      setErrors({});
    },
    check() {
      const [fault] = passwordFaults(typed);
      const found = { typed: fault, repeated: fault === undefined && repeated !== typed ? texts.differs : undefined };
      setErrors(found);
      return found.typed === undefined && found.repeated === undefined;
    },
    refuse: (sentence) => setErrors({ typed: sentence }),
  };
}
