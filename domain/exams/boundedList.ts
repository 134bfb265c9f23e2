import { z } from 'zod'

/** A list whose length is checked before anything in it is read, so that a list of millions costs nothing. */
export const boundedList = <T extends z.ZodType>(item: T, max: number, min = 0) =>
  z.preprocess((value: unknown[], { issues }) => {
    if (!Array.isArray(value) || value.length <= max) return value
    issues.push({ code: 'too_big', origin: 'array', maximum: max, inclusive: true, input: value })
    return z.NEVER
  }, z.array(item).min(min).max(max))
