/** Whether an attempt counts for ranks: it is the first one of its person that was not cancelled. */
export const isFirstAttempt = (number: number, cancelled: ReadonlySet<number>): boolean =>
  Array.from({ length: number - 1 }, (_, index) => index + 1).every((earlier) => cancelled.has(earlier))
