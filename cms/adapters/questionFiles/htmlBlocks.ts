import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { Finding, FindingCode } from '#domain/exams/files/Finding.ts'
import { fromMoodleMaths } from '#domain/exams/files/moodleMaths.ts'
import type { Block, LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import { QUESTION_LIMITS } from '#domain/exams/questions/limits.ts'
import { LOCALES, type Locale } from '#domain/text/locales.ts'
import { raised } from './raised.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** A note (something is left out of a text) or a problem (the text cannot be imported). */
export type HtmlFinding = Pick<Finding, 'code' | 'detail'>
export type HtmlText = { blocks: LocalBlocks; notes: HtmlFinding[]; problems: HtmlFinding[] }
/** The id of the picture at `src`; null when it is missing. */
export type ImageOf = (src: string) => string | null

const MAX_LENGTH = 300_000
const MAX_DEPTH = 150

const PARAGRAPHS = new Set(
  [
    'p',
    'div',
    'section',
    'article',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'center',
    'hr',
  ].concat(['ul', 'ol', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'header', 'footer', 'main', 'address']),
)
/** Elements whose text is imported without their formatting, which becomes a note. */
const PLAIN = new Set([
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'strike',
  'del',
  'ins',
  'small',
  'big',
  'font',
  'mark',
])
/** Elements without formatting of their own. */
const TRANSPARENT = new Set([
  'span',
  'tt',
  'code',
  'kbd',
  'samp',
  'var',
  'abbr',
  'cite',
  'q',
  'label',
  'nobr',
  'nolink',
])
const UNSEEN = new Set([
  'style',
  'script',
  'meta',
  'link',
  'title',
  'wbr',
  'colgroup',
  'col',
  '#comment',
  '#documentType',
])

/**
 * Converts HTML to blocks: paragraphs, tables and pictures. Moodle's multi-language texts,
 * `<span lang="hi" class="multilang">`, become the texts of these languages; other text is in `language`. Formatting that blocks do not
 * have and that does not change the meaning, such as bold, becomes a note; content that would be lost is a problem.
 */
export function readHtml(html: string, language: Locale, imageOf: ImageOf): HtmlText {
  if (html.length > MAX_LENGTH)
    return { blocks: {}, notes: [], problems: [{ code: 'textLength', detail: '' }] }
  const root = parseFragment(html)
  const languages = new Set<string>()
  const problems = new Map<string, HtmlFinding>()
  const notes = new Map<string, HtmlFinding>()
  if (!findLanguages(root, languages)) problems.set('depth', { code: 'markup', detail: 'nested too deeply' })
  for (const found of languages)
    if (!LOCALES.some((locale) => locale === found)) problems.set(found, { code: 'language', detail: found })
  const blocks: LocalBlocks = {}
  if (problems.size === 0) {
    const wanted = languages.size > 0 ? LOCALES.filter((locale) => languages.has(locale)) : [language]
    for (const locale of wanted) {
      const reader = new HtmlReader(languages.size > 0 ? locale : null, imageOf, notes, problems)
      const read = reader.read(root)
      if (read.length > 0) blocks[locale] = read
    }
  }
  return { blocks, notes: [...notes.values()], problems: [...problems.values()] }
}

/** As `readHtml`, for the content of one parsed element in one language. */
export function readElement(
  parent: Parent,
  imageOf: ImageOf,
): { blocks: Block[]; notes: HtmlFinding[]; problems: HtmlFinding[] } {
  const problems = new Map<string, HtmlFinding>()
  const notes = new Map<string, HtmlFinding>()
  if (!findLanguages(parent, new Set()))
    return { blocks: [], notes: [], problems: [{ code: 'markup', detail: 'nested too deeply' }] }
  const blocks = new HtmlReader(null, imageOf, notes, problems).read(parent)
  return { blocks, notes: [...notes.values()], problems: [...problems.values()] }
}

export const attributeOf = (element: Element, name: string): string =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? ''

const languageOf = (element: Element): string | null =>
  /\bmultilang\b/.test(attributeOf(element, 'class'))
    ? attributeOf(element, 'lang').toLowerCase().split(/[-_]/)[0] || null
    : null

/** Finds the languages of multi-language texts; false when elements are nested too deeply. */
function findLanguages(parent: Parent, found: Set<string>, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  return parent.childNodes.every((node) => {
    if (!('tagName' in node)) return true
    const language = languageOf(node)
    if (language) found.add(language)
    return findLanguages(node, found, depth + 1)
  })
}

class HtmlReader {
  readonly #blocks: Block[] = []
  #text = ''
  readonly #only: Locale | null
  readonly #imageOf: ImageOf
  readonly #notes: Map<string, HtmlFinding>
  readonly #problems: Map<string, HtmlFinding>

  constructor(
    only: Locale | null,
    imageOf: ImageOf,
    notes: Map<string, HtmlFinding>,
    problems: Map<string, HtmlFinding>,
  ) {
    this.#only = only
    this.#imageOf = imageOf
    this.#notes = notes
    this.#problems = problems
  }

  read(parent: Parent): Block[] {
    this.#children(parent, '')
    this.#end()
    return this.#blocks
  }

  #note(code: FindingCode, detail: string) {
    this.#notes.set(`${code} ${detail}`, { code, detail })
  }

  #refuse(code: FindingCode, detail: string) {
    this.#problems.set(`${code} ${detail}`, { code, detail })
  }

  #children(parent: Parent, bullet: string) {
    for (const node of parent.childNodes) this.#node(node, bullet)
  }

  #node(node: Node, bullet: string) {
    if (node.nodeName === '#text') {
      this.#text += (node as DefaultTreeAdapterTypes.TextNode).value.replace(/[^\S\n]+|\s*\n\s*/g, ' ')
      return
    }
    if (!('tagName' in node)) return
    const language = languageOf(node)
    if (language !== null && this.#only !== null && language !== this.#only) return
    const { tagName } = node
    if (UNSEEN.has(tagName)) {
      if (tagName === 'script' || tagName === 'style') this.#note('markupDropped', tagName)
    } else if (tagName === 'br') this.#text += '\n'
    else if (tagName === 'img') this.#image(node)
    else if (tagName === 'table') this.#table(node)
    else if (tagName === 'sup' || tagName === 'sub') this.#raised(node, tagName)
    else if (tagName === 'li') {
      this.#end()
      this.#text = bullet === '1' ? `${itemNumber(node)}. ` : '• '
      this.#children(node, bullet)
      this.#end()
    } else if (tagName === 'a') {
      const address = attributeOf(node, 'href')
      if (address) this.#note('link', address.slice(0, 80))
      this.#children(node, bullet)
    } else if (PARAGRAPHS.has(tagName)) {
      this.#end()
      this.#children(node, tagName === 'ol' ? '1' : tagName === 'ul' ? '' : bullet)
      this.#end()
    } else if (PLAIN.has(tagName) || TRANSPARENT.has(tagName)) {
      if (PLAIN.has(tagName)) this.#note('formatting', tagName)
      else if (attributeOf(node, 'style') !== '') this.#note('formatting', 'style')
      this.#children(node, bullet)
    } else this.#refuse('markup', `<${tagName}>`)
  }

  #raised(node: Element, tag: 'sup' | 'sub') {
    const reader = new HtmlReader(this.#only, this.#imageOf, this.#notes, this.#problems)
    const [block, more] = reader.read(node)
    if (!block) return
    if (more || block.kind !== 'paragraph') this.#refuse('markup', `<${tag}> with pictures or tables`)
    else this.#text = raised(this.#text, block.text, tag)
  }

  #image(node: Element) {
    const src = attributeOf(node, 'src')
    const file = this.#imageOf(src)
    if (file === null) {
      this.#refuse('pictureUnread', src.slice(0, 80))
      return
    }
    this.#end()
    const alt = attributeOf(node, 'alt').replace(/\s+/g, ' ').trim().slice(0, QUESTION_LIMITS.alt)
    if (alt === '') this.#note('noAlt', src.slice(0, 80))
    this.#blocks.push({ kind: 'image', file, alt: alt || 'Picture' })
  }

  #table(table: Element) {
    this.#end()
    const rows = rowsIn(table)
    const cells = rows.map((row) => row.childNodes.filter(isCell))
    if (cells.flat().some((cell) => isMerged(cell))) this.#refuse('mergedCells', '')
    const texts = cells.map((row) => row.map((cell) => this.#cell(cell)))
    const [first] = cells
    const hasHeader = Boolean(first?.length) && first?.every(({ tagName }) => tagName === 'th') === true
    if (texts.length > 0 && texts.some((row) => row.length > 0))
      this.#blocks.push({ kind: 'table', hasHeader, rows: texts })
    const caption = table.childNodes.find((node) => node.nodeName === 'caption')
    if (caption) this.#children(caption as Element, '')
  }

  #cell(cell: Element): string {
    const reader = new HtmlReader(this.#only, this.#imageOf, this.#notes, this.#problems)
    const blocks = reader.read(cell)
    if (blocks.some(({ kind }) => kind !== 'paragraph')) this.#refuse('cellContent', '')
    return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join('\n')
  }

  #end() {
    const lines = this.#text.replace(/\u00a0/g, ' ').split('\n')
    const text = lines
      .map((line) => line.replace(/ +/g, ' ').trim())
      .join('\n')
      .replace(/\n{2,}/g, '\n')
      .trim()
    this.#text = ''
    if (text !== '') this.#blocks.push({ kind: 'paragraph', text: fromMoodleMaths(text) })
  }
}

const isElement = (node: Node): node is Element => 'tagName' in node
export const isCell = (node: Node): node is Element => isElement(node) && /^t[dh]$/.test(node.tagName)
const isMerged = (cell: Element): boolean =>
  ['colspan', 'rowspan'].some((name) => !['', '1'].includes(attributeOf(cell, name)))

/** The rows of a table, whatever parts it has. */
export const rowsIn = (table: Element): Element[] =>
  table.childNodes
    .filter(isElement)
    .flatMap((part) =>
      part.tagName === 'tr'
        ? [part]
        : /^t(head|body|foot)$/.test(part.tagName)
          ? part.childNodes.filter(isElement)
          : [],
    )
    .filter(({ tagName }) => tagName === 'tr')

/** The number of a list item, from 1. */
function itemNumber(item: Element): number {
  const siblings = item.parentNode?.childNodes.filter((node) => node.nodeName === 'li') ?? []
  return siblings.indexOf(item) + 1
}
