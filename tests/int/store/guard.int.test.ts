import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { claimKey, conditionalUpdate, insertIfAbsent } from '#database/guard.ts'

type Store = Awaited<ReturnType<typeof startPayload>>

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

describe('the guard', () => {
  let payload: Store
  beforeAll(async () => {
    payload = await startPayload()
  })

  const balance = async (amount: number) => {
    const key = randomUUID()
    await insertIfAbsent({
      payload,
      collection: 'otp-budgets',
      data: { key, nextSendAt: 0, dayStart: 0, sends: amount },
    })
    return key
  }
  const debit = (key: string, amount: number) =>
    conditionalUpdate({
      payload,
      collection: 'otp-budgets',
      where: { and: [{ key: { equals: key } }, { sends: { greater_than_equal: amount } }] },
      data: { sends: { $inc: -amount } },
    })
  const left = async (key: string) =>
    (
      (await payload.db.findOne<never>({ collection: 'otp-budgets', where: { key: { equals: key } } })) as {
        sends: number
      } | null
    )?.sends

  it('lets exactly 3 of 20 parallel debits of 30 on 100 through', async () => {
    const key = await balance(100)
    const rows = await times(20, () => debit(key, 30))
    expect(rows.filter((row) => row !== null)).toHaveLength(3)
    expect(rows.flatMap((row) => row?.sends ?? []).toSorted((a, b) => a - b)).toEqual([10, 40, 70])
    expect(await left(key)).toBe(10)
  })

  it('grants one key to exactly 1 of 100 parallel claims', async () => {
    const key = randomUUID()
    const taken = await times(100, () => claimKey(payload, key))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  it('leaves other rows unchanged and returns null when the condition does not hold', async () => {
    const [key, other] = [await balance(10), await balance(10)]
    expect(await debit(key, 11)).toBeNull()
    expect(await debit(key, 10)).toMatchObject({ key, sends: 0 })
    expect(await left(other)).toBe(10)
  })

  it('adds in the database: 50 parallel increments are all counted', async () => {
    const key = await balance(0)
    await times(50, () =>
      conditionalUpdate({
        payload,
        collection: 'otp-budgets',
        where: { key: { equals: key } },
        data: { sends: { $inc: 1 } },
      }),
    )
    expect(await left(key)).toBe(50)
  })

  it('throws errors other than a taken key instead of returning null', async () => {
    await expect(
      insertIfAbsent({ payload, collection: 'claims', data: { key: { is: 'no text' } } }),
    ).rejects.toThrow()
  })
})
