/**
 * Whose fault it is that a message did not go out: the receiver's, which no other sender cures; the sender's, or the
 * provider's.
 */
export type Fault = 'receiver' | 'sender' | 'provider'

/**
 * A message did not go out. It carries no cause: the errors of the clients hold the request, with the code and the
 * receiver in it, and must not get into a log.
 */
export class SendFailure extends Error {
  constructor(
    readonly errorCode: string,
    readonly fault: Fault,
  ) {
    super(`the message was not sent: ${errorCode}`)
  }
}

export const TIMEOUT = 'timeout'
export const timedOut = (): SendFailure => new SendFailure(TIMEOUT, 'provider')
