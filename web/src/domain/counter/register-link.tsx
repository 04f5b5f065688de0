import { Link } from '@tanstack/react-router';
import { counterTexts } from './texts.ts';
import '../../ui/button/button.css';

/** From wherever a customer without a whole registration turns up to that registration, the CPF going along. */
export function RegisterLink({ cpf }: { cpf: string }) {
  return (
    <Link className="button button-primary" to="/applications" state={{ cpf }}>
      {counterTexts.register}
    </Link>
  );
}
