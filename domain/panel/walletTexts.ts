/** What the panel answers to staff who look after wallets. */
export const WALLET_TEXTS = {
  given: '{name} has {amount} more',
  taken: '{amount} were taken from {name}',
  short: 'There is less than that in this wallet. Take what is there at most.',
  decided: 'This was decided already. Reload the page to see how it stands.',
  approved: 'The reward counts',
  blocked: 'The referral is blocked',
  payoutPaid: 'The payout is noted',
  payoutRefused: 'The payout is refused, the money is free again',
  fundsShort: 'Your funds do not come to that. Ask an admin to add some.',
  keyUsed: 'This was sent with something else before. Reload the page and send it again.',
  phoneWrong: 'This is no phone number.',
  reachNeeded: 'Enter a phone number or an e-mail.',
  studentAdded: 'The student has an account now and logs in with a code',
  studentTaken: 'This phone or e-mail has an account already.',
} as const
