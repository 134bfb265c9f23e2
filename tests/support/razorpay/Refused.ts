/** A request that Razorpay refuses; `field` is the offending field of its body. */
export class Refused extends Error {
  constructor(
    description: string,
    readonly status = 400,
    readonly field?: string,
    readonly metadata: Record<string, string> = {},
  ) {
    super(description)
  }

  /** The error response's JSON. */
  get body() {
    return {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: this.message,
        source: this.field ? 'business' : 'NA',
        step: this.field ? 'payment_initiation' : 'NA',
        reason: this.field ? 'input_validation_failed' : 'NA',
        metadata: this.metadata,
        ...(this.field ? { field: this.field } : {}),
      },
    }
  }
}
