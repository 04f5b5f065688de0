import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useHostnames } from '../layer-calls.ts';
import { texts } from '../texts.ts';

/** Which address is edited: one that has a layer of its own already, or one that is typed. */
export function HostnameChoice({ hostname, onChoose }: { hostname: string; onChoose: (hostname: string) => void }) {
  const [typed, setTyped] = useState(hostname);
  const known = useHostnames() ?? [];
  const all = [...new Set(['*', ...known, hostname])];
  const choose = (chosen: string) => {
    setTyped(chosen);
    onChoose(chosen);
  };
  return (
    <>
      <Select
        label={texts.hostnames}
        value={hostname}
        onChange={choose}
        options={all.map((value) => ({ value, label: value === '*' ? texts.everyHostname : value }))}
      />
      <Form onSubmit={() => choose(typed.trim().toLowerCase())}>
        <TextField label={texts.hostnameLabel} hint={texts.hostnameHint} value={typed} onChange={setTyped} />
        <Button type="submit">{texts.open}</Button>
      </Form>
    </>
  );
}
