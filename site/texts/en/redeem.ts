/** The page where a serial key is redeemed. */
export const redeem = {
  purpose: 'redeem a serial key',
  title: 'Redeem a serial key',
  key: 'Serial key',
  keyHelp: 'It is on your card or in your order. Capitals, spaces and hyphens make no difference.',
  enterKey: 'Enter your serial key.',
  redeem: 'Redeem',
  done: 'It is open',
  doneText: '“{title}” is now in your account.',
  myLearning: 'Open My learning',
  another: 'Redeem another key',
}
