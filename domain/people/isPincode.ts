/** Six digits of which the first is not 0: the form of a PIN code. Whether India Post has given it out is `statesOfPincode`. */
export const isPincode = (pincode: string): boolean => /^[1-9][0-9]{5}$/.test(pincode)
