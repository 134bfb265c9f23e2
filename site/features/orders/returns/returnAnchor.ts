import type { ReturnRow } from '#site/data/shop/returns.ts'

/** The id on the page of an order where one of its returns stands. */
export const returnAnchor = ({ id }: Pick<ReturnRow, 'id'>): string => `return-${id}`
