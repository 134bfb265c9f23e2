/** A typeset formula as a tree of elements, each validated; none of it is HTML that an author wrote. */
export type MathElement = { tag: string; props: Record<string, string>; children: MathNode[] }
export type MathNode = string | MathElement

/** All elements of typeset formulas: boxes, MathML for screen readers, and roots and braces as SVG. */
const TAGS = new Set([
  'span',
  'svg',
  'path',
  'line',
  'math',
  'semantics',
  'annotation',
  'mrow',
  'mi',
  'mn',
  'mo',
  'mtext',
  'ms',
  'mspace',
  'mstyle',
  'mpadded',
  'mfrac',
  'msqrt',
  'mroot',
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'menclose',
  'mtable',
  'mtr',
  'mtd',
  'mphantom',
  'merror',
])
const ATTRIBUTES = new Set([
  'class',
  'style',
  'aria-hidden',
  'xmlns',
  'encoding',
  'display',
  'mathvariant',
  'mathsize',
  'mathcolor',
  'stretchy',
  'fence',
  'separator',
  'form',
  'accent',
  'accentunder',
  'lspace',
  'rspace',
  'minsize',
  'maxsize',
  'movablelimits',
  'largeop',
  'linethickness',
  'displaystyle',
  'scriptlevel',
  'symmetric',
  'notation',
  'width',
  'height',
  'depth',
  'voffset',
  'rowspacing',
  'columnspacing',
  'columnalign',
  'columnlines',
  'rowlines',
  'viewBox',
  'preserveAspectRatio',
  'd',
  'x1',
  'x2',
  'y1',
  'y2',
  'stroke-width',
  'title',
])
const STYLES = new Set([
  'height',
  'width',
  'min-width',
  'vertical-align',
  'top',
  'left',
  'bottom',
  'position',
  'color',
  'margin-left',
  'margin-right',
  'margin-top',
  'padding-left',
  'padding-right',
  'font-size',
  'border-bottom-width',
  'border-top-width',
  'border-right-width',
  'border-right-style',
  'border-width',
  'border-style',
  'border-color',
  'background-color',
  'text-shadow',
])
/** Lengths, colours and keywords; no parentheses, so no URLs. */
const STYLE_VALUE = /^[#\w.%+ -]{1,60}$/
/**
 * Maximum length in a formula, in em and either direction, so that none can cover other parts of the page.
 */
const MAX_EM = 60
const isTooLong = (value: string): boolean =>
  [...value.matchAll(/([\d.]+)(?:em|px|rem|vh|vw)/g)].some(([, number]) => Number(number) > MAX_EM)

/** Maximum number of nodes: no formula in a lesson has more. */
const MAX_NODES = 5000
const MAX_DEPTH = 60

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: '\u00a0',
}
const decoded = (text: string): string =>
  text.replace(/&(#x27|[a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const TOKEN = /<\/([a-z]+)>|<([a-z]+)((?: [a-zA-Z0-9:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gy
const PROPERTY = / ([a-zA-Z0-9:-]+)="([^"]*)"/g

/**
 * Parses the markup that the typesetter generated for a formula. Null when it contains anything else or is
 * too large: such a formula is shown as typed.
 */
export function parseMathTree(markup: string): MathElement | null {
  const root: MathElement = { tag: 'span', props: {}, children: [] }
  const openElements = [root]
  TOKEN.lastIndex = 0
  let nodes = 0
  while (TOKEN.lastIndex < markup.length) {
    const found = TOKEN.exec(markup)
    const parent = openElements.at(-1)
    if (!found || !parent || ++nodes > MAX_NODES) return null
    const [, closing, tag, attributes = '', isEmpty, text] = found
    if (text !== undefined) parent.children.push(decoded(text))
    else if (closing) {
      if (openElements.length === 1 || parent.tag !== closing) return null
      openElements.pop()
    } else {
      const props = tag && TAGS.has(tag) ? propsOf(attributes) : null
      if (!tag || !props || openElements.length > MAX_DEPTH) return null
      const element = { tag, props, children: [] }
      parent.children.push(element)
      if (!isEmpty) openElements.push(element)
    }
  }
  return openElements.length === 1 ? root : null
}

function propsOf(attributes: string): Record<string, string> | null {
  const props: Record<string, string> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(PROPERTY)) {
    if (!ATTRIBUTES.has(name)) return null
    if (name === 'style' && stylesOf(value) === null) return null
    props[name] = decoded(value)
  }
  return props
}

/** The declarations of a formula's style by property; null when one of them is not allowed. */
export function stylesOf(style: string): Record<string, string> | null {
  const styles: Record<string, string> = {}
  for (const declaration of style.split(';').filter(Boolean)) {
    const [name = '', value = '', ...more] = declaration.split(':').map((part) => part.trim())
    if (!STYLES.has(name) || !STYLE_VALUE.test(value) || more.length > 0) return null
    if (isTooLong(value) || (name === 'position' && value !== 'relative')) return null
    styles[name] = value
  }
  return styles
}
