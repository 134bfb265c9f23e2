/** Whole percent of lectures completed; 100 only when all are, and never above although lectures may be removed later. */
export const progressPercent = (completed: number, total: number): number =>
  total <= 0 ? 0 : completed >= total ? 100 : Math.min(99, Math.floor((completed / total) * 100))

/** Minutes as `1 h 20 m`, `45 m`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours ? `${hours} h` : '', rest || !hours ? `${rest} m` : ''].filter(Boolean).join(' ')
}
