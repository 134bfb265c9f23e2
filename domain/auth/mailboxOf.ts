/**
 * What the budgets of sends count an identifier as: `name+tag@host` reaches the mailbox of `name@host`, so they share one. For
 * budgets alone: they stay two identifiers, and may be two accounts.
 */
export const mailboxOf = (identifier: string): string => identifier.replace(/^([^+@]+)\+[^@]*@/, '$1@')
