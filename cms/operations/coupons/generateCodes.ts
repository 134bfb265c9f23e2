import { readRows } from '#database/guard.ts'
import { deriveLetters } from '../serialKeys/deriveLetters.ts'
import { addCodes, type Campaign } from './addCodes.ts'

/** `prefix` is upper case; `requestKey` is the idempotency key. */
type Args = Campaign & { count: number; prefix: string; requestKey: string }

const BATCH_SIZE = 500
/** 50 bits: collisions are unlikely and codes cannot be guessed. */
const LETTERS = 10
const ATTEMPTS = 3

async function codesOf({ payload, coupon }: Campaign, codes: readonly string[]): Promise<Set<string>> {
  const rows = await readRows({
    payload,
    collection: 'coupon-codes',
    where: { and: [{ code: { in: [...codes] } }, { coupon: { equals: coupon } }] },
    sort: ['code'],
    limit: codes.length,
    select: ['code'],
  })
  return new Set(rows.map(({ code }) => code))
}

/** Generates `count` single-use codes of a coupon. Returns how many codes of the request exist afterwards. */
export async function generateCodes({ count, prefix, requestKey, ...campaign }: Args): Promise<number> {
  let made = 0
  for (let at = 0; at < count; at += BATCH_SIZE) {
    let missing = Array.from({ length: Math.min(BATCH_SIZE, count - at) }, (_, i) => at + i)
    for (let attempt = 0; attempt < ATTEMPTS && missing.length > 0; attempt++) {
      const lines = missing.map((line) => {
        const name = `code:${campaign.coupon}:${requestKey}:${line}:${attempt}`
        return { line, couponCode: prefix + deriveLetters(name, LETTERS) }
      })
      await addCodes(campaign, lines)
      const existingCodes = await codesOf(
        campaign,
        lines.map((line) => line.couponCode),
      )
      missing = lines.filter((line) => !existingCodes.has(line.couponCode)).map(({ line }) => line)
      made += existingCodes.size
    }
  }
  return made
}
