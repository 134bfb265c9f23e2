/** A position in a list sorted by time and id, newest first: the next rows are older than this one. */
export type PageCursor = { addedOn: number; id: string }

const FORM = /^(\d{1,15}),([A-Za-z0-9-]{1,60})$/

/** `1763700000000,3f2c…`: the row's `addedOn` in ms and its id. */
export const toPageCursor = ({ addedOn, id }: PageCursor): string => `${addedOn},${id}`

/** Parses a cursor that a client sent; null when it is invalid. */
export function readPageCursor(text: string): PageCursor | null {
  const [, addedOn, id] = FORM.exec(text) ?? []
  return addedOn && id ? { addedOn: Number(addedOn), id } : null
}
