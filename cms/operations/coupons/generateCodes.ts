import { readRows } from '#database/guard.ts'
import { lettersOf } from '../keys/lettersOf.ts'
import { addCodes, type Campaign } from './addCodes.ts'

/** `prefix` is in capitals; `requestKey` names the request: the same once more makes no code more. */
type Args = Campaign & { count: number; prefix: string; requestKey: string }

const A_PART = 500
/** 50 bits: of ten thousand codes no two meet, and nobody guesses one. */
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

/** Makes `count` codes of a campaign. Answers how many of the request there are, which is all. */
export async function generateCodes({ count, prefix, requestKey, ...campaign }: Args): Promise<number> {
  let made = 0
  for (let at = 0; at < count; at += A_PART) {
    let missing = Array.from({ length: Math.min(A_PART, count - at) }, (_, i) => at + i)
    for (let attempt = 0; attempt < ATTEMPTS && missing.length > 0; attempt++) {
      const lines = missing.map((line) => {
        const name = `code:${campaign.coupon}:${requestKey}:${line}:${attempt}`
        return { line, couponCode: prefix + lettersOf(name, LETTERS) }
      })
      await addCodes(campaign, lines)
      const there = await codesOf(
        campaign,
        lines.map((line) => line.couponCode),
      )
      missing = lines.filter((line) => !there.has(line.couponCode)).map(({ line }) => line)
      made += there.size
    }
  }
  return made
}
