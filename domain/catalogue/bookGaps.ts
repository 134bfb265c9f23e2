type Book = {
  /** The stock at the start of the book or of each variant; null where it is unlimited. */
  stocks: readonly (number | null)[]
  /** Whether its stock is counted already. */
  isCounted: boolean
  weightGrams: number | null
  hsn: string | null
}

/** Warnings about fields of a shipped product that staff often leave empty, with the consequence. None of them prevents its sale. */
export const bookGaps = ({ stocks, isCounted, weightGrams, hsn }: Book): string[] => [
  ...(isCounted || stocks.every((stock) => stock !== null)
    ? []
    : ['No stock is counted: it never sells out.']),
  ...(weightGrams ? [] : ['No weight: parcels are packed as if it weighed nothing.']),
  ...(hsn ? [] : ['No HSN code: invoices show the one in GST and delivery, if there is one.']),
]
