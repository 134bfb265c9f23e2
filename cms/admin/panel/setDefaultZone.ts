const Own = Intl.DateTimeFormat
let zone: string | null = null

/** Arguments of `Intl.DateTimeFormat` with the default time zone, unless they name one. */
const inZone = ([locales, options]: unknown[]) =>
  [locales, { ...(options as object), timeZone: (options as { timeZone?: string })?.timeZone ?? zone }] as [
    string,
    Intl.DateTimeFormatOptions,
  ]

/**
 * Makes `timeZone`, instead of the browser's, the default of `Intl.DateTimeFormat` on this page. Payload shows the times of versions,
 * locks and last changes without naming a zone and has no setting for it.
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
