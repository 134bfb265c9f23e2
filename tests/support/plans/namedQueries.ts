import type { CollectionSlug } from 'payload'
import { LEARNING_QUERIES } from './learningQueries.ts'
import { PEOPLE_QUERIES } from './peopleQueries.ts'
import { SHOP_QUERIES } from './shopQueries.ts'

export type NamedQuery = {
  collection: CollectionSlug
  reader: string
  equal: string[]
  /** The fields of `equal` that are marked by `!`: their queried value selects few rows. */
  few: string[]
  range: string[]
  /** As in Payload: `-placedAt` is newest first. */
  sort: string[]
}

const words = (text = '') => text.split(' ').filter(Boolean)

function parse(collection: string, line: string): NamedQuery {
  const [, reader = '', equal, , range, , sort] =
    /^(.+?): ((?!range |sort ).*?)?( ?range (.*?))?( ?sort (.*))?$/.exec(line) ?? []
  return {
    collection: collection as CollectionSlug,
    reader,
    equal: words(equal).map((word) => word.replace('!', '')),
    few: words(equal)
      .filter((word) => word.endsWith('!'))
      .map((word) => word.slice(0, -1)),
    range: words(range),
    sort: words(sort),
  }
}

/** The queries of requests and jobs over rows that people create. A query by other fields has to be added here. */
export const NAMED_QUERIES: readonly NamedQuery[] = Object.entries({
  ...SHOP_QUERIES,
  ...LEARNING_QUERIES,
  ...PEOPLE_QUERIES,
}).flatMap(([collection, lines]) => lines.map((line) => parse(collection, line)))
