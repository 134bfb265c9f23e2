/** A stored phone in the usual spacing: `+91 98765 43210`; others unchanged. */
export const phoneText = (phone: string): string => phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
