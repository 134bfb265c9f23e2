import { createHmac, timingSafeEqual } from 'node:crypto'
import { serverKey } from '../../config/serverKey.ts'

export type CodeBinding = {
  project: string
  identifier: string
  purpose: string
  channel: string
  challenge: string
}

/** Keyed hash of a code with everything it is bound to; without the server's key it cannot be brute-forced from the database. */
export const codeHash = (binding: CodeBinding, code: string): string =>
  createHmac('sha256', serverKey('otp'))
    .update(
      [binding.project, binding.identifier, binding.channel, binding.purpose, binding.challenge, code].join(
        '\n',
      ),
    )
    .digest('base64url')

/** Compares two hashes in constant time. */
export const isSameHash = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
