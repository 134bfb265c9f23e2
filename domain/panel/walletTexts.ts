/** Answers of the panel to staff who manage wallets. */
export const WALLET_TEXTS = {
  given: '{amount} added for {name}',
  taken: '{amount} deducted from {name}',
  short: 'The balance of this wallet is lower than that.',
  decided: 'This was already decided. Reload the page to see the current state.',
  approved: 'Reward approved',
  blocked: 'Referral blocked',
  payoutPaid: 'Payout saved',
  payoutRefused: 'Payout refused. The money is available again',
  fundsShort: 'Your funds are not enough for this. Ask an admin to add more.',
  keyUsed: 'This was already sent with other values. Reload the page and send it again.',
  phoneWrong: 'This is not a valid phone number.',
  reachNeeded: 'Enter a phone number or an e-mail.',
  studentInvited: 'The student is asked at the next login. Once they agree, you can order for them.',
  studentLimit: 'You have reached the limit of students for today. Please continue tomorrow.',
} as const
