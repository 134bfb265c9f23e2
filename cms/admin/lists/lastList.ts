import type { Where } from 'payload'

type List = { slug: string; where: Where | null }

let last: List | null = null

/** Stores the list in view, with its filters, in memory, for pages that start from it. */
export const setLastList = (list: List): void => {
  last = list
}

/** The list viewed last since the panel was opened; null for none. */
export const lastList = (): List | null => last
