const grouped = new Intl.NumberFormat('en-IN')

/** `1 lesson`, `96 lessons`, `1,840 lessons`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped.format(count)} ${count === 1 ? one : many}`

/** Minutes as `45 m`, `1 h 20 m`, `64 h`; whole hours from ten hours up. */
export function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} m`
  if (minutes >= 600) return `${grouped.format(Math.round(minutes / 60))} h`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} m`
}
