type Person = { name?: string | null; email?: string | null; phone?: string | null }

/** Who has a recording or a PDF before them, as it is written over it: the name and the last digits of the phone. */
export const watermarkWords = ({ name, email, phone }: Person): string =>
  [name || email, phone ? `…${phone.slice(-4)}` : ''].filter(Boolean).join(' · ')
