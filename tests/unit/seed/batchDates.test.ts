import { expect, it } from 'vitest'
import { catalogueDocument } from '#cms/operations/seeding/catalogueDocument.ts'
import { checkBatchDays } from '#domain/catalogue/batchDays.ts'
import { DEFAULT_TIME_ZONE } from '#domain/text/timeZones.ts'
import { DEMO, ofKind } from './exampleProjects.ts'

const DAY_MS = 86_400_000

it('the batches of demo start and end on their weekdays, whatever the day of the import', () => {
  for (let day = 0; day < 7; day++) {
    const now = new Date(Date.parse('2026-11-23T08:00:00Z') + day * DAY_MS)
    for (const data of ofKind(DEMO, 'batch')) {
      const lookup = { id: (_: string, key: string) => key, toRichText: () => null, now }
      const batch = catalogueDocument({ kind: 'batch', key: data.key, data } as never, lookup as never)
      for (const date of [batch.startsOn, batch.endsOn] as string[])
        expect(
          checkBatchDays({ startsOn: date, days: data.days }, DEFAULT_TIME_ZONE),
          `${data.key} on ${now.toISOString()}`,
        ).toEqual([])
    }
  }
})
