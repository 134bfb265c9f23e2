import type { ReturnRow } from '#site/data/shop/returns.ts'

/** The element id of a return on the page of its order. */
export const returnAnchor = ({ id }: Pick<ReturnRow, 'id'>): string => `return-${id}`
