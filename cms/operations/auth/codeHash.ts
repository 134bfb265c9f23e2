import { createHmac, timingSafeEqual } from 'node:crypto'
import { serverKey } from '../../config/serverKey.ts'

export type CodeBinding = {
  project: string
  identifier: string
  purpose: string
  channel: string
  challenge: string
}

/** A code bound to everything it is for; without the server's key, which is not in the database, it can't be tried out. */
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
