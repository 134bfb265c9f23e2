/**
 * Whole percent of completed lectures; 100 only when all are completed, and never more, even if lectures are
 * removed later.
 */
export const progressPercent = (completed: number, total: number): number =>
  total <= 0 ? 0 : completed >= total ? 100 : Math.min(99, Math.floor((completed / total) * 100))

/** Minutes as `1 h 20 m`, `45 m`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const restMinutes = minutes % 60
  return [hours ? `${hours} h` : '', restMinutes || !hours ? `${restMinutes} m` : '']
    .filter(Boolean)
    .join(' ')
}
