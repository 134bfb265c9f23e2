const plain = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim()
const folded = (name: string): string => plain(name).toLowerCase()

/** A typed name of an exam without needless spaces, spelled as one of the known ones where only case and spaces differ. */
export const alignedName = (typed: string, known: readonly string[]): string =>
  known.find((one) => folded(one) === folded(typed)) ?? plain(typed)
