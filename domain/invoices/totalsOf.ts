import type { z } from 'zod'
import type { InvoiceLine, TotalsSchema } from './InvoiceSchema.ts'

/** Sums of a document's lines, and its rounding. */
export function totalsOf(lines: readonly InvoiceLine[], roundingPaise: number): z.infer<typeof TotalsSchema> {
  const sum = (of: (line: InvoiceLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  return {
    grossPaise: sum(({ grossPaise }) => grossPaise),
    discountPaise: sum(({ discountPaise }) => discountPaise),
    taxablePaise: sum(({ taxablePaise }) => taxablePaise),
    cgstPaise: sum(({ cgstPaise }) => cgstPaise),
    sgstPaise: sum(({ sgstPaise }) => sgstPaise),
    igstPaise: sum(({ igstPaise }) => igstPaise),
    // The rounding of a quote may be -0.
    roundingPaise: roundingPaise || 0,
    totalPaise: sum(({ netPaise }) => netPaise) + roundingPaise,
  }
}
