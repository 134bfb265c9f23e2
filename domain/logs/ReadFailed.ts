/** What Next writes into an answer in which a page's error has it for a digest; the gateway looks for it. */
export const READ_FAILED = 'READ_FAILED'

/** A page could not read what it cannot be without (spec 8, severity high): nothing can be said of what it shows. */
export class ReadFailed extends Error {
  readonly digest = READ_FAILED
}
