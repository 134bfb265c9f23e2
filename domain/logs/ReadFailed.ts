/** Next writes an error's digest into its response; the gateway searches it for this one. */
export const READ_FAILED = 'READ_FAILED'

/** A page could not read required data (spec 8, severity high), so it can't be rendered. */
export class ReadFailed extends Error {
  readonly digest = READ_FAILED
}
