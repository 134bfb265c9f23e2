/** What staff read about a phone or an e-mail that they enter for somebody: it is unproven (docs/glossary.md). */
export const UNPROVEN_HELP =
  'A new phone or e-mail counts as not verified until its owner has signed in with it. Until then it gets sign-in codes only.'
