import { parseBlocks } from '#domain/exams/files/blockText.ts'
import type { Finding, FindingCode } from '#domain/exams/files/Finding.ts'
import { isHtml } from '#domain/exams/files/isHtml.ts'
import { fromMoodleMaths } from '#domain/exams/files/moodleMaths.ts'
import type { LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { FileCollector } from '../FileCollector.ts'
import { type HtmlFinding, readHtml } from '../htmlBlocks.ts'
import { childOf, elementsOf, textIn, type XmlElement } from '../xmlTree.ts'

const PLUGIN_FILE = '@@PLUGINFILE@@/'
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/**
 * Parses the texts of one question of Moodle XML and collects findings: `notes` where something is left out,
 * `problems` where the question cannot be imported.
 */
export class MoodleTexts {
  readonly notes: Finding[] = []
  readonly problems: Finding[] = []
  readonly #collector: FileCollector
  readonly #language: Locale

  constructor(collector: FileCollector, language: Locale) {
    this.#collector = collector
    this.#language = language
  }

  note(element: XmlElement, code: FindingCode, detail = '') {
    add(this.notes, { at: placeOf(element), code, detail })
  }

  refuse(element: XmlElement, code: FindingCode, detail = '') {
    add(this.problems, { at: placeOf(element), code, detail })
  }

  /** The text of an element with `<text>`, its format and its files; null when it is empty. */
  read(element: XmlElement | undefined): LocalBlocks | null {
    if (!element) return null
    const text = textIn(childOf(element, 'text')).trim()
    const files = this.#filesOf(element)
    const shown = new Set<string>()
    const format = element.attributes.format ?? 'moodle_auto_format'
    const { blocks, notes, problems } =
      format === 'plain_text' || format === 'markdown' || (format === 'moodle_auto_format' && !isHtml(text))
        ? this.#plain(text)
        : readHtml(text, this.#language, (src) => {
            const path = pathOfSrc(src)
            shown.add(path)
            return files.get(path) ?? dataPicture(src, this.#collector)
          })
    if (format === 'markdown' && /[*_#`>]/.test(text)) this.note(element, 'formatting', 'Markdown')
    for (const path of files.keys()) if (!shown.has(path)) this.note(element, 'fileDropped', path)
    for (const { code, detail } of notes) this.note(element, code, detail)
    for (const { code, detail } of problems) this.refuse(element, code, detail)
    return Object.keys(blocks).length > 0 ? blocks : null
  }

  /** As `read`, for a required text. */
  required(element: XmlElement | undefined, owner: XmlElement): LocalBlocks {
    const before = this.problems.length
    const blocks = this.read(element)
    if (blocks) return blocks
    if (this.problems.length === before) this.refuse(element ?? owner, 'emptyText')
    return {}
  }

  /** The text of an answer in a drop-down list: plain, or with multi-language marks. */
  readWords(text: string, element: XmlElement): LocalBlocks {
    const { blocks, notes, problems } = isHtml(text)
      ? readHtml(text, this.#language, () => null)
      : this.#plain(text)
    for (const { code, detail } of notes) this.note(element, code, detail)
    for (const { code, detail } of problems) this.refuse(element, code, detail)
    return blocks
  }

  /** The id of a picture outside a text; null when it is not a picture. */
  addPicture(name: string, bytes: Uint8Array): string | null {
    return this.#collector.add(name, bytes)
  }

  #plain(text: string): { blocks: LocalBlocks; notes: HtmlFinding[]; problems: HtmlFinding[] } {
    if (text === '') return { blocks: {}, notes: [], problems: [] }
    const read = parseBlocks(fromMoodleMaths(text), () => null)
    return 'blocks' in read
      ? { blocks: { [this.#language]: read.blocks }, notes: [], problems: [] }
      : { blocks: {}, notes: [], problems: read.problems }
  }

  /** The ids of a text's files by path; null for unreadable ones. */
  #filesOf(element: XmlElement): Map<string, string | null> {
    const files = new Map<string, string | null>()
    for (const file of elementsOf(element, 'file')) {
      const { name = '', path = '/', encoding = 'base64' } = file.attributes
      const bytes = encoding === 'base64' ? bytesOf(textIn(file)) : null
      const id = bytes && this.#collector.add(name, bytes)
      files.set(pathOf(`${path}/${name}`), id)
    }
    return files
  }
}

const placeOf = ({ line, name }: XmlElement): Finding['at'] => ({ line, path: name })

function add(findings: Finding[], finding: Finding) {
  const isKnown = findings.some(({ code, detail }) => code === finding.code && detail === finding.detail)
  if (!isKnown) findings.push(finding)
}

/** A Moodle path without leading and trailing slashes: `/figures/` with `a.png` is `figures/a.png`. */
const pathOf = (path: string): string => path.split('/').filter(Boolean).join('/')

/** The path of the file that a text embeds; its URL may end with a query such as `?time=1700000000`. */
function pathOfSrc(src: string): string {
  if (!src.startsWith(PLUGIN_FILE)) return src
  const [path = ''] = src.slice(PLUGIN_FILE.length).split('?')
  try {
    return pathOf(decodeURIComponent(path))
  } catch {
    return pathOf(path)
  }
}

/** Decodes base64; null when it is invalid. */
export function bytesOf(base64: string): Uint8Array | null {
  const text = base64.replace(/\s+/g, '')
  return BASE64.test(text) ? Buffer.from(text, 'base64') : null
}

/** A picture in a `data:` URL. */
export function dataPicture(src: string, collector: FileCollector): string | null {
  const [, base64] = /^data:image\/[a-z+.-]+;base64,(.*)$/s.exec(src) ?? []
  const bytes = base64 === undefined ? null : bytesOf(base64)
  return bytes && collector.add('picture', bytes)
}
