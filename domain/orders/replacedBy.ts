const NUMBER = /^SH-\d{2}-\d{6}$/

/** The order of the same items that replaced a cancelled one: its number is the reason. Null for other reasons. */
export const replacedBy = (reason: string | null | undefined): string | null =>
  reason && NUMBER.test(reason) ? reason : null
