type Trend = 'up' | 'down' | 'same'

/** A number compared with the previous period: `+14`, `−3`, or in per cent for large numbers. */
export function compareWith(value: number, before: number): { text: string; trend: Trend } {
  const change = value - before
  if (change === 0) return { text: 'same as', trend: 'same' }
  const sign = change > 0 ? '+' : '−'
  const size = Math.abs(change)
  const percent = Math.round((size / before) * 100)
  const text =
    before >= 100 && percent <= 999 ? `${sign}${percent}%` : `${sign}${size.toLocaleString('en-IN')}`
  return { text: `${text} on`, trend: change > 0 ? 'up' : 'down' }
}

/** Greeting by the hour of a local time such as `2026-11-21T09:30:00`. */
export function greeting(local: string): string {
  const hour = Number(local.slice(11, 13))
  if (hour >= 4 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening'
}
