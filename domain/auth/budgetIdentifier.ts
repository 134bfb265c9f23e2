/**
 * The identifier under which send budgets count an e-mail: `name+tag@host` reaches the mailbox of
 * `name@host`, so they share a budget. For budgets only: they remain two identifiers and may be two accounts.
 */
export const budgetIdentifier = (identifier: string): string => identifier.replace(/^([^+@]+)\+[^@]*@/, '$1@')
