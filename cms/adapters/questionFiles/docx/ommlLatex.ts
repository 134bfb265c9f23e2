import { elementsOf, textIn, type XmlElement } from '../xmlTree.ts'
import { ACCENTS, ARROWS, FUNCTIONS, latexOf, wordsOf } from './mathSigns.ts'

/** An equation has a part that cannot be converted to LaTeX; the message names it. */
export class UnknownEquationError extends Error {}

/** The name of an element without its prefix. */
export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1)

const UNSEEN = new Set(
  [
    'ctrlPr',
    'rPr',
    'bookmarkStart',
    'bookmarkEnd',
    'proofErr',
    'del',
    'lastRenderedPageBreak',
    'argPr',
    'pPr',
  ].concat(['commentRangeStart', 'commentRangeEnd', 'permStart', 'permEnd', 'moveFrom']),
)
/** Elements that only group others. */
const HOLDERS = new Set([
  'oMath',
  'e',
  'num',
  'den',
  'deg',
  'sub',
  'sup',
  'lim',
  'fName',
  'box',
  'ins',
  'moveTo',
])

type Context = { isAligned: boolean }

/** Converts an equation of Word (`m:oMath`) to LaTeX. Throws an UnknownEquationError that names the part that cannot be converted. */
export const ommlLatex = (element: XmlElement): string =>
  converted(element, { isAligned: false })
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[}^_])/g, '')
    .trim()

const part = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsOf(element).find((child) => localName(child) === name)

const partsOf = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => localName(child) === name)

/** The value of a property such as `<m:naryPr><m:chr m:val="∑"/>`; undefined when not set. */
function property(element: XmlElement, group: string, name: string): string | undefined {
  const holder = part(element, group)
  const found = holder && part(holder, name)
  if (!found) return undefined
  return Object.entries(found.attributes).find(([key]) => key.endsWith('val'))?.[1] ?? ''
}

const isOn = (value: string | undefined): boolean =>
  value !== undefined && !['0', 'false', 'off'].includes(value)

function converted(element: XmlElement | undefined, context: Context): string {
  if (!element) return ''
  const name = localName(element)
  if (UNSEEN.has(name) || name.endsWith('Pr')) return ''
  if (HOLDERS.has(name)) return inside(element, context)
  const of = (child: string) => converted(part(element, child), context)
  switch (name) {
    case 'r':
      return run(element, context)
    case 'f':
      return fraction(element, of('num'), of('den'))
    case 'rad': {
      const degree = isOn(property(element, 'radPr', 'degHide')) ? '' : of('deg').trim()
      return degree ? `\\sqrt[${degree}]{${of('e')}}` : `\\sqrt{${of('e')}}`
    }
    case 'sSub':
      return `${base(of('e'))}_{${of('sub')}}`
    case 'sSup':
      return `${base(of('e'))}^{${of('sup')}}`
    case 'sSubSup':
      return `${base(of('e'))}_{${of('sub')}}^{${of('sup')}}`
    case 'sPre':
      return `{}_{${of('sub')}}^{${of('sup')}}${base(of('e'))}`
    case 'nary':
      return nary(element, of)
    case 'd':
      return delimited(element, context)
    case 'm':
      return environment(
        'matrix',
        partsOf(element, 'mr').map((row) =>
          partsOf(row, 'e')
            .map((cell) => converted(cell, context))
            .join(' & '),
        ),
      )
    case 'eqArr':
      return environment(
        'aligned',
        partsOf(element, 'e').map((line) => converted(line, { isAligned: true })),
      )
    case 'acc':
      return accented(element, of('e').trim())
    case 'bar':
      return `\\${property(element, 'barPr', 'pos') === 'top' ? 'overline' : 'underline'}{${of('e')}}`
    case 'groupChr':
      return grouped(element, of('e'))
    case 'func':
      return `${named(of('fName'))}${of('e')}`
    case 'limLow':
      return of('e').trim() === '\\lim' ? `\\lim_{${of('lim')}} ` : `\\underset{${of('lim')}}{${of('e')}}`
    case 'limUpp':
      return `\\overset{${of('lim')}}{${of('e')}}`
    case 'borderBox':
      return `\\boxed{${of('e')}}`
    case 'phant':
      return property(element, 'phantPr', 'show') === '0' ? `\\phantom{${of('e')}}` : of('e')
    default:
      throw new UnknownEquationError(element.name)
  }
}

const inside = (element: XmlElement, context: Context): string =>
  elementsOf(element)
    .map((child) => converted(child, context))
    .join('')

const SCRIPTS: Record<string, string> = {
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
}

function run(element: XmlElement, { isAligned }: Context): string {
  const unknown = elementsOf(element).find(
    (child) => !['rPr', 't', 'br', 'lastRenderedPageBreak'].includes(localName(child)),
  )
  if (unknown) throw new UnknownEquationError(unknown.name)
  const text = partsOf(element, 't').map(textIn).join('')
  if (isOn(property(element, 'rPr', 'nor'))) return wordsOf(text)
  const word = text.trim()
  if (FUNCTIONS.has(word)) return `\\${word} `
  const latex = latexOf(text, isAligned)
  if (!/^[A-Za-z0-9]+$/.test(word)) return latex
  const style = property(element, 'rPr', 'sty')
  const alphabet = SCRIPTS[property(element, 'rPr', 'scr') ?? '']
  if (alphabet) return `\\${alphabet}{${word}}`
  if (style === 'b' || style === 'bi') return `\\mathbf{${word}}`
  return style === 'p' && /^[A-Za-z]{2,}$/.test(word) ? `\\mathrm{${word}}` : latex
}

/** The base of a superscript; several symbols are grouped with braces. */
const base = (latex: string): string => {
  const text = latex.trim()
  return text.length === 1 || /^\\[A-Za-z]+$/.test(text) ? text : `{${text}}`
}

function fraction(element: XmlElement, num: string, den: string): string {
  const type = property(element, 'fPr', 'type')
  if (type === 'lin' || type === 'skw') return `{${num}}/{${den}}`
  return type === 'noBar' ? `{{${num}} \\atop {${den}}}` : `\\frac{${num}}{${den}}`
}

function nary(element: XmlElement, of: (child: string) => string): string {
  const sign = latexOf(property(element, 'naryPr', 'chr') ?? '∫', false).trim()
  const limits = property(element, 'naryPr', 'limLoc') === 'undOvr' && sign.endsWith('int') ? '\\limits' : ''
  const [sub, sup] = [of('sub').trim(), of('sup').trim()]
  return `${sign}${limits}${sub ? `_{${sub}}` : ''}${sup ? `^{${sup}}` : ''} ${of('e')}`
}

const delimiter = (sign: string): string =>
  sign === '' ? '.' : sign === '∣' ? '|' : latexOf(sign, false).trim()

function delimited(element: XmlElement, context: Context): string {
  const sign = (name: string, usual: string) => delimiter(property(element, 'dPr', name) ?? usual)
  const parts = partsOf(element, 'e').map((child) => converted(child, { ...context, isAligned: false }))
  return `\\left${sign('begChr', '(')} ${parts.join(` \\middle${sign('sepChr', '|')} `)} \\right${sign('endChr', ')')} `
}

const environment = (name: string, lines: readonly string[]): string =>
  `\\begin{${name}}${lines.join(' \\\\ ')}\\end{${name}}`

function accented(element: XmlElement, latex: string): string {
  const sign = property(element, 'accPr', 'chr') ?? '\u0302'
  const accent = Object.hasOwn(ACCENTS, sign) ? ACCENTS[sign] : undefined
  if (!accent) throw new UnknownEquationError(`accent ${sign}`)
  const isOne = latex.length === 1 || /^\\[A-Za-z]+$/.test(latex)
  return `\\${isOne ? accent[0] : accent[1]}{${latex}}`
}

function grouped(element: XmlElement, latex: string): string {
  const sign = property(element, 'groupChrPr', 'chr') ?? '⏟'
  const isTop = property(element, 'groupChrPr', 'pos') === 'top'
  if (sign === '⏟' || sign === '⏞') return `\\${sign === '⏞' ? 'overbrace' : 'underbrace'}{${latex}}`
  const arrow = Object.hasOwn(ARROWS, sign) ? ARROWS[sign] : undefined
  if (!arrow) throw new UnknownEquationError(`sign ${sign}`)
  return isTop ? `\\${arrow}[${latex}]{}` : `\\${arrow}{${latex}}`
}

/** A function name before its argument. */
function named(latex: string): string {
  const name = latex.trim()
  return name.startsWith('\\') ? `${name} ` : `\\operatorname{${name}} `
}
