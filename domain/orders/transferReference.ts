/** The stored form of a bank's reference: in upper case, without whitespace. */
export const normaliseTransferReference = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** Whether a student's text can be the reference of a bank transfer: 8 to 30 letters and digits (a UTR has 12 to 22). */
export const isTransferReference = (text: string): boolean =>
  /^[A-Z0-9]{8,30}$/.test(normaliseTransferReference(text))
