import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that React can show: one field that keeps what is typed. */
function Field() {
  const [value, setValue] = useState('');
  return createElement('input', {
    type: 'email',
    name: 'username',
    value,
    onChange: (event: { currentTarget: HTMLInputElement }) => setValue(event.currentTarget.value),
  });
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(createElement(Field));
