const Own = Intl.DateTimeFormat
let zone: string | null = null

/** The arguments of a format, in the project's zone unless they name another. */
const inZone = ([locales, options]: unknown[]) =>
  [locales, { ...(options as object), timeZone: (options as { timeZone?: string })?.timeZone ?? zone }] as [
    string,
    Intl.DateTimeFormatOptions,
  ]

/**
 * Makes `timeZone` the zone of this page's formats that name none, in place of the browser's. Payload shows the times of versions,
 * locks and last changes with such formats and has no setting for their zone.
 */
export function setDefaultZone(timeZone: string): void {
  const isFirst = zone === null
  zone = timeZone
  if (!isFirst) return
  Intl.DateTimeFormat = new Proxy(Own, {
    construct: (format, given) => new format(...inZone(given)),
    apply: (format, _self, given) => format(...inZone(given)),
  })
}
