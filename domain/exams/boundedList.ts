import { z } from 'zod'

/** A list whose length is checked before anything in it is read, so that a list of millions costs nothing. */
export const boundedList = <T extends z.ZodType>(item: T, max: number, min = 0) =>
  z.array(z.unknown()).max(max, { abort: true }).pipe(z.array(item).min(min).max(max))
