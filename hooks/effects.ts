/** What hooks may start in the server. `cms` fills it at start; before that nothing listens. */
type Effects = {
  /** Tells the page cache and the storefront that what these tags name has changed. */
  publishChange: (tags: string[]) => void
}

export const effects: Effects = {
  publishChange: () => {},
}
