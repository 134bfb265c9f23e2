/** The stored form of a bank's reference: without the spaces that are typed or copied with it, in upper case. */
export const normaliseTransferReference = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** Whether a student's text can be the reference of a bank transfer: a UTR has 12 to 22 letters and digits, others 8 to 30. */
export const isTransferReference = (text: string): boolean =>
  /^[A-Z0-9]{8,30}$/.test(normaliseTransferReference(text))
