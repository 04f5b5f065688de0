import type { Module } from '../../kernel/module.ts';

export const documentText: Module = { name: 'document-text' };
