import { isEmail } from '@balcao/contract/kernel';
import { invalidEmail, missing } from './texts.ts';

export type Variant = keyof typeof missing;

export interface Credentials {
  email: string;
  password: string;
}

export interface CredentialErrors {
  email?: string | undefined;
  password?: string | undefined;
}

export function emailError(variant: Variant, email: string): string | undefined {
  if (email.trim() === '') return missing[variant].email;
  return isEmail(email.trim()) ? undefined : invalidEmail;
}

export function passwordError(variant: Variant, password: string): string | undefined {
  return password === '' ? missing[variant].password : undefined;
}
