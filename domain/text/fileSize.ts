const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const
const STEP = 1024

/**
 * A size in bytes for display (spec 9, B to PB, 1 KB = 1024 B): `512 B`, `2.4 MB`; at most one decimal,
 * rounded down.
 */
export function fileSize(bytes: number): string {
  let size = Number.isFinite(bytes) ? Math.max(0, Math.floor(bytes)) : 0
  let unit = 0
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  return `${Math.floor(size * 10) / 10} ${UNITS[unit]}`
}
