import type { Locale } from '#domain/text/locales.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import { getList } from '../base/rest.ts'
import { selectFields } from '../base/restQuery.ts'
import { withLocalisedTitle } from '../base/withLocalisedTitle.ts'

export type Batch = {
  id: string
  title: string
  hindiTitle?: string | null
  startsOn: string
  endsOn?: string | null
  days?: string[] | null
  fromTime?: string | null
  toTime?: string | null
  seats?: number | null
  teacher?: string | null
}

const MAX_BATCHES = 12

/** Batches of a product that have not ended at `nowMs`, the next one first, in the page's language. */
export async function getBatches(
  project: string,
  product: string,
  nowMs: number,
  locale: Locale = pageLocale(),
): Promise<Batch[]> {
  const list = await getList<Batch>({
    project,
    collection: 'batches',
    severity: 'low',
    query: {
      where: { product: { equals: product }, _status: { equals: 'published' } },
      select: selectFields(
        'title',
        'hindiTitle',
        'startsOn',
        'endsOn',
        'days',
        'fromTime',
        'toTime',
        'seats',
        'teacher',
      ),
      sort: 'startsOn',
      limit: 50,
      depth: 0,
    },
  })
  const isOpen = ({ endsOn }: Batch) => !endsOn || new Date(endsOn).getTime() >= nowMs
  return (list?.docs ?? [])
    .filter(isOpen)
    .slice(0, MAX_BATCHES)
    .map((batch) => withLocalisedTitle(locale, batch))
}
