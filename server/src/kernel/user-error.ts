/** A failure that its message explains to whoever runs a program: the sentence is shown, not a stack. */
export class UserError extends Error {}
