import type { z } from 'zod'
import type { InvoiceLine, TotalsSchema } from './InvoiceSchema.ts'

/** The lines of a document and its rounding, added up. */
export function totalsOf(lines: readonly InvoiceLine[], roundingPaise: number): z.infer<typeof TotalsSchema> {
  const sum = (of: (line: InvoiceLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  return {
    grossPaise: sum(({ grossPaise }) => grossPaise),
    discountPaise: sum(({ discountPaise }) => discountPaise),
    taxablePaise: sum(({ taxablePaise }) => taxablePaise),
    cgstPaise: sum(({ cgstPaise }) => cgstPaise),
    sgstPaise: sum(({ sgstPaise }) => sgstPaise),
    igstPaise: sum(({ igstPaise }) => igstPaise),
    // A quote may round by minus nothing.
    roundingPaise: roundingPaise || 0,
    totalPaise: sum(({ netPaise }) => netPaise) + roundingPaise,
  }
}
