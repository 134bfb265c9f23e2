/** `24 Nov 2026`, in the zone of the project: the same text for every reader. */
export const dateIn = (at: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
    new Date(at),
  )
