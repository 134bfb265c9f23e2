/** A stored phone as people write it: `+91 98765 43210`; others as they are. */
export const phoneText = (phone: string): string => phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
