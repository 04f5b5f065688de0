import type { Module } from '../../kernel/module.ts';
import { booksInvariants } from './invariants.ts';

export const books: Module = { name: 'books', invariants: booksInvariants };
