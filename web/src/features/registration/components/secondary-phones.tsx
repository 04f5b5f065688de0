import { formatPhone, isMobilePhone } from '@balcao/contract/kernel';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { secondaryPhones } from '../machine/context.ts';
import { phoneTexts, secondaryTexts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';

const MOST = 3;

/** Numbers of somebody who takes a message, three at most. */
export function SecondaryPhones({ registration: { snapshot, send } }: { registration: Registration }) {
  const [typed, setTyped] = useState('');
  const phones = secondaryPhones(snapshot.context);
  const isFull = phones.length >= MOST;
  const isAdding = snapshot.matches({ onPage: 'addingPhone' });
  // What was typed goes once its number is in the list, and stays when it was refused.
  const count = useRef(phones.length);
  useEffect(() => {
    if (phones.length > count.current) setTyped('');
    count.current = phones.length;
  }, [phones.length]);
  return (
    <section className="registration-secondary" aria-label={secondaryTexts.title}>
      <h3>{secondaryTexts.title}</h3>
      {phones.length === 0 ? null : (
        <ul>
          {phones.map(({ id, phoneNumber }) => (
            <li key={id}>
              {formatPhone(phoneNumber)}
              <IconButton
                icon="close"
                label={secondaryTexts.remove(formatPhone(phoneNumber))}
                onClick={() => send({ type: 'REMOVE_PHONE', id })}
              />
            </li>
          ))}
        </ul>
      )}
      <Form className="registration-ask" onSubmit={() => send({ type: 'ADD_PHONE', phone: typed })}>
        <PhoneField
          label={secondaryTexts.field}
          hint={isFull ? secondaryTexts.full : secondaryTexts.lead}
          value={typed}
          onChange={setTyped}
          problem={typed !== '' && !isMobilePhone(typed) ? phoneTexts.invalid : undefined}
          disabled={isFull}
        />
        <Button
          type="submit"
          disabled={isFull || !isMobilePhone(typed)}
          busyText={isAdding ? secondaryTexts.adding : undefined}
        >
          {secondaryTexts.add}
        </Button>
      </Form>
    </section>
  );
}
