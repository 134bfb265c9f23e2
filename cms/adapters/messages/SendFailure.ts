/** Cause of a failed send: the receiver (no other sender would help), the sender, or the provider. */
export type Fault = 'receiver' | 'sender' | 'provider'

/**
 * A message was not sent. It has no `cause`, because client errors contain the request with the one-time code and the receiver,
 * which must not be logged.
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
