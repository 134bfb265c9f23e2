import type { Window } from '../papers/PaperSchema.ts'

/** Opening and closing for a student: holidays of their batch move the closing by as much as of them lies before it. */
export function openWindow(window: Window, batches: readonly string[]): Pick<Window, 'opensAt' | 'closesAt'> {
  const { opensAt, closesAt } = window
  if (closesAt === null) return { opensAt, closesAt }
  const moved = holidaysOf(window, batches).reduce((closing, { from, to }) => {
    const begins = Math.max(from, opensAt ?? from)
    return begins < closing && to > begins ? closing + to - begins : closing
  }, closesAt)
  return { opensAt, closesAt: moved }
}

/** Whether it is a holiday of one of these batches. */
export const isHoliday = (window: Window, batches: readonly string[], now: number): boolean =>
  holidaysOf(window, batches).some(({ from, to }) => from <= now && now < to)

/** Holidays in order, those that overlap as one. */
function holidaysOf({ holidays }: Window, batches: readonly string[]): { from: number; to: number }[] {
  const own = holidays
    .filter(({ batch }) => batches.includes(batch))
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
  const merged: { from: number; to: number }[] = []
  for (const { from, to } of own) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}
