import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { reduced } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'

const MAX_RESULTS = 100

/** Regrades that marked an attempt again, as events of its timeline: its marks before and after, the version of the keys, by whom and why. */
export async function attemptCorrections(
  payload: BasePayload,
  attempt: string,
  nameOf: (id: string) => Promise<string | null>,
) {
  const results = await readRows({
    payload,
    collection: 'attempt-results',
    where: { and: [{ attempt: { equals: attempt } }, { keyNumber: { greater_than: 1 } }] },
    sort: ['number'],
    limit: MAX_RESULTS,
    select: ['number', 'release', 'keyNumber', 'marksNum', 'beforeNum', 'den', 'markedAt'],
  })
  // Who submits after a correction is marked by it at once, which is no event.
  const again = results.filter(({ beforeNum }) => beforeNum !== null && beforeNum !== undefined)
  if (again.length === 0) return []
  const regrades = await readRows({
    payload,
    collection: 'regrades',
    where: { key: { in: again.map(keyOf) } },
    sort: ['key'],
    limit: MAX_RESULTS,
    select: ['key', 'reason', 'by'],
  })
  const regradeOf = new Map(regrades.map((row) => [row.key, row]))
  return Promise.all(
    again.map(async (result) => {
      const { number, keyNumber, marksNum, beforeNum, den, markedAt } = result
      const regrade = regradeOf.get(keyOf(result))
      const marks = (num: number) => marksText(reduced(BigInt(num), BigInt(den)))
      return {
        id: `corrected/${number}`,
        kind: 'corrected',
        at: new Date(markedAt).getTime(),
        actor: regrade ? 'staff' : 'server',
        by: regrade ? await nameOf(regrade.by) : null,
        details: {
          marksBefore: marks(beforeNum as number),
          marksAfter: marks(marksNum),
          keyNumber,
          ...(regrade ? { reason: regrade.reason } : {}),
        } as Record<string, unknown> | null,
      }
    }),
  )
}

const keyOf = ({ release, keyNumber }: { release: string; keyNumber: number }): string =>
  `${release}/${keyNumber}`
