/** Meaning of the delivery log's error codes, for admins who test senders. */
const TEXTS: Record<string, string> = {
  timeout: 'did not answer in time',
  notConfigured: 'is not set up: neither the project nor the installation has one',
  noSenderAddress: 'has no sender address: fill in “Sender address of e-mails”',
  tokenMissing: 'has no auth token for this account: set it first',
  privateHost: 'is inside a private network, where a project’s mail server may not be',
  port: 'does not use a mail port (25, 465, 587 or 2525)',
  ENOTFOUND: 'has a name that does not exist',
  EAI_AGAIN: 'has a name that could not be looked up just now',
  ECONNREFUSED: 'refused the connection: check host and port',
  ECONNRESET: 'closed the connection',
  ESOCKET: 'closed the connection: check port and encryption',
  ETLS: 'offers no encryption, and a password is not sent without it',
  EAUTH: 'refused the user name or the password',
  'smtp-535': 'refused the user name or the password',
  'smtp-530': 'asks for a user name and a password',
  'smtp-550': 'does not know the receiver, or does not take e-mail for it',
  'smtp-553': 'refused the sender address',
  'http-401': 'refused the account SID or the auth token',
  '20003': 'refused the account SID or the auth token',
  '20404': 'does not know this account',
  '20429': 'is receiving too many messages at the moment',
  '21211': 'says that the receiver is not a phone number',
  '21212': 'says that the sender is not valid',
  '21408': 'may not send to this country with this account',
  '21606': 'says that the sender does not belong to this account',
  '21608': 'sends to verified numbers only: this is a trial account',
  '21610': 'says that the receiver has opted out',
  '21614': 'says that the receiver is not a mobile number',
  '21659': 'says that the sender does not belong to this account',
  '21660': 'says that the sender does not belong to this account',
}

/** Why a provider refused a message, as text, followed by the provider's code. */
export const sendFailureText = (errorCode: string): string => {
  const text = TEXTS[errorCode]
  return text ? `${text} (${errorCode})` : `answered with ${errorCode}`
}
