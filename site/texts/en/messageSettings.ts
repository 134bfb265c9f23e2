/** Message preferences, and the page of unsubscribe links. */
export const messageSettings = {
  purpose: 'choose your messages',
  title: 'Message settings',
  notifications: 'Notifications',
  failed: 'Your settings did not load',
  failedText: 'Check your connection and try again.',
  retry: 'Retry',
  always: 'What you have to know about your account, your orders and your money is always sent.',
  choices: {
    help: {
      email: 'Replies to your tickets and doubts, by e-mail',
      sms: 'Replies to your tickets and doubts, by SMS when there is no e-mail',
    },
    reminders: {
      email: 'Reminders of your cart and courses, by e-mail. For adults.',
      sms: 'Reminders of your cart and courses, by SMS. For adults.',
    },
    news: {
      email: 'Offers and news, by e-mail. I am 18 or older.',
      sms: 'Offers and news, by SMS. I am 18 or older.',
    },
  },
  minor: 'By your year of birth you are below 18, so reminders and offers stay off.',
  pushChoice: 'Replies and messages of the school, in the browsers where you turned them on',
  push: {
    title: 'This browser',
    turnOn: 'Show new messages in this browser',
    note: 'Also while this site is closed. A locked screen shows what a message is about, never its words.',
    blocked: 'Notifications of this site are blocked. Allow them in the settings of your browser.',
    unsupported:
      'This browser cannot show messages. On an iPhone or iPad, add this site to the home screen and open it there.',
    failed: 'Your browser could not turn this on. Please try again.',
  },
  daily: 'One e-mail a day with all replies, at 6 pm',
  quiet: 'Quiet hours: these messages wait until they end',
  quietTimes: { from: 'From', to: 'To' },
  save: 'Save',
  badLink: 'This link is not valid',
  badLinkText:
    'It may be incomplete. Copy it from the e-mail once more, or sign in and choose your messages.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'Unsubscribed',
  stops: {
    help: 'Turn off messages about replies to your tickets and doubts? The replies stay in your account.',
    reminders: 'Turn off reminders of your cart?',
    news: 'Turn off offers and news?',
  },
  stopped: {
    help: 'Messages about replies to your tickets and doubts are off. The replies are in your account.',
    reminders: 'Reminders of your cart are off.',
    news: 'Offers and news are off.',
  },
}
