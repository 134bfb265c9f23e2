import type { Where } from 'payload'

type List = { slug: string; where: Where | null }

let last: List | null = null

/** Notes the list that is being looked at, with its filters, for pages that start from it. */
export const noteList = (list: List): void => {
  last = list
}

/** The list that was looked at last since the panel was opened; null for none. */
export const lastList = (): List | null => last
