/** Help text for staff who enter a phone or e-mail of a person: it is unproven (docs/glossary.md). */
export const UNPROVEN_HELP =
  'A new phone or e-mail counts as not verified until its owner has signed in with it. Until then it gets sign-in codes only.'
