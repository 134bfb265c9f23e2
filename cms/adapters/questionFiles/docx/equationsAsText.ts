import katex from 'katex'
import type { Finding } from '#domain/exams/files/Finding.ts'
import { escapeMarkup } from '#domain/text/escapeMarkup.ts'
import { elementsOf, parseXml, type XmlElement } from '../xmlTree.ts'
import { localName, ommlLatex, UnknownEquationError } from './ommlLatex.ts'

/** Private-use characters that mark the beginning and end of a formula while the document is parsed, and a display formula. */
const OPEN = '\ue010'
const CLOSE = '\ue011'
const DISPLAY = '\ue012'
const MARKS = /[\ue010-\ue012]/g

/** Elements that the DOCX library drops silently, with the names that users know. */
const REFUSED: Record<string, string> = {
  object: 'an embedded object, such as an equation of MathType',
  chart: 'a chart',
  relIds: 'SmartArt',
  txbxContent: 'a text box',
  footnoteReference: 'a footnote',
  endnoteReference: 'an endnote',
  altChunk: 'another document',
  subDoc: 'another document',
}

/**
 * Replaces the equations in a document's XML by text, since the library drops them; also returns the problems that
 * it found, with the number of their table, from 1. Throws an XmlError for invalid XML.
 */
export function equationsAsText(xml: string): { xml: string; problems: Finding[] } {
  const problems: Finding[] = []
  const pieces: string[] = []
  let end = 0
  let tables = 0
  // Questions are in tables; text outside them is not imported, so problems there do not matter.
  const report = (table: number, code: Finding['code'], detail: string) => {
    if (table > 0) problems.push({ at: { line: table, path: '' }, code, detail })
  }
  const walk = (element: XmlElement, table: number) => {
    const name = localName(element)
    if (Object.hasOwn(REFUSED, name)) report(table, 'markup', REFUSED[name] as string)
    if (name === 'blip' && isLinked(element)) report(table, 'markup', 'a picture that is not in the document')
    if (name === 'oMath' || name === 'oMathPara') {
      const isDisplay = name === 'oMathPara'
      const maths = isDisplay
        ? elementsOf(element).filter((child) => localName(child) === 'oMath')
        : [element]
      const latex = maths.map((each) => checked(each, (detail) => report(table, 'equation', detail)))
      pieces.push(xml.slice(end, element.start), ...latex.map((each) => runOf(each, isDisplay)))
      end = element.end
      return
    }
    for (const child of elementsOf(element)) {
      const isTopTable = table === 0 && localName(child) === 'tbl'
      if (isTopTable) tables++
      // Word writes a drawing twice: for itself, and as `Fallback` for older programs.
      if (localName(child) !== 'Fallback') walk(child, isTopTable ? tables : table)
    }
  }
  walk(parseXml(xml), 0)
  return { xml: pieces.join('') + xml.slice(end), problems }
}

/** Whether a picture is linked instead of embedded in the document. */
const isLinked = ({ attributes }: XmlElement): boolean =>
  Object.keys(attributes).some((name) => name.endsWith(':link')) &&
  !Object.keys(attributes).some((name) => name.endsWith(':embed'))

function checked(maths: XmlElement, report: (detail: string) => void): string {
  try {
    const latex = ommlLatex(maths)
    katex.renderToString(latex, {
      throwOnError: true,
      trust: false,
      maxExpand: 200,
      strict: (code: string) => (code === 'unknownSymbol' ? 'error' : 'ignore'),
    })
    return latex
  } catch (err) {
    report(err instanceof UnknownEquationError ? err.message : (err as Error).message.slice(0, 120))
    return ''
  }
}

const runOf = (latex: string, isDisplay: boolean): string => {
  if (latex === '') return ''
  const text = `${isDisplay ? DISPLAY : OPEN}${latex.replace(MARKS, '')}${isDisplay ? DISPLAY : CLOSE}`
  const run = `<w:t xml:space="preserve">${escapeMarkup(text)}</w:t>`
  return `<w:r>${isDisplay ? `<w:br/>${run}<w:br/>` : run}</w:r>`
}

/** Restores the marked formulas of a text in our notation, separated from a backslash before and a digit after them. */
export const withFormulas = (text: string): string =>
  text
    .replaceAll(DISPLAY, '$$$$')
    .replace(/(\\?)\ue010([^\ue010\ue011]*)\ue011(?=([\d$\ue010])?)/g, (_, before, latex, after) =>
      [before, before ? ' ' : '', `$${latex.trim()}$`, after ? ' ' : ''].join(''),
    )
