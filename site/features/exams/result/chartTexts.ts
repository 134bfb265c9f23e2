const two = (part: number): string => String(part).padStart(2, '0')

/** `2:51` in hours and minutes; a started minute is not shown. */
export function hoursText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`
}

/** `2:51:07` in hours, minutes and seconds. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${hoursText(ms)}:${two(seconds % 60)}`
}

/** `1:42` in minutes and seconds. */
export function minutesText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}
