/**
 * Whether a text has the form of a PIN code: six digits, the first not 0. Whether India Post has assigned it
 * is up to `statesOfPincode`.
 */
export const isPincode = (pincode: string): boolean => /^[1-9][0-9]{5}$/.test(pincode)
