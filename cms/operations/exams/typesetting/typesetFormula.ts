import type { Finding } from '#domain/exams/files/Finding.ts'
import type { MathElement } from '#domain/maths/mathTree.ts'
import { MAX_FORMULA_LENGTH } from '#domain/maths/replaceMaths.ts'
import { parseReason, typeset } from '#hooks/lectures/typeset.ts'
import { pdfFormulaFault } from '../../../adapters/maths/pdfFormulaFault.ts'

type Refused = Pick<Finding, 'code' | 'detail'>

const shown = (tex: string): string => (tex.length > 80 ? `${tex.slice(0, 79)}…` : tex)

/**
 * A formula as it is drawn on screens, or why it is refused: screens and PDFs are typeset by different programs, and both have to
 * know all of it.
 */
export async function typesetFormula(
  tex: string,
  isDisplay: boolean,
): Promise<{ tree: MathElement; refused?: undefined } | { tree: null; refused: Refused }> {
  const tree = typeset(tex, isDisplay)
  if (!tree) {
    const tooLarge = `it is too large, or longer than ${MAX_FORMULA_LENGTH} characters`
    return {
      tree: null,
      refused: { code: 'formula', detail: `${shown(tex)} – ${parseReason(tex) ?? tooLarge}` },
    }
  }
  const fault = await pdfFormulaFault(tex, isDisplay)
  if (fault !== null)
    return { tree: null, refused: { code: 'formulaPdf', detail: `${shown(tex)} – ${fault}` } }
  return { tree }
}
