import sharp from 'sharp'
import { parseBlocks } from '#domain/exams/files/blockText.ts'
import { SHEET_COLUMNS } from '#domain/exams/files/sheetColumns.ts'
import type { SheetRow } from '#domain/exams/files/sheetOfQuestions.ts'
import { isText, labelOfField } from '#domain/exams/files/tableLabels.ts'
import type { Block, Blocks } from '#domain/exams/questions/BlocksSchema.ts'
import { escapeMarkup } from '#domain/text/escapeMarkup.ts'
import type { ImportedFile } from '../FileCollector.ts'
import { zip } from '../zip.ts'

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** English Metric Units: 914,400 per inch, 9,525 per pixel. */
const EMU_PER_PIXEL = 9525
const MAX_PIXELS = 480

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow them
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

type Picture = { number: number; file: ImportedFile; width: number; height: number }

/**
 * A Word document with a table for each row of `rowsOfQuestions`; formulas stay as `$…$`. Rows reference pictures by the
 * ids of `files`.
 */
export async function writeDocx(rows: readonly SheetRow[], files: readonly ImportedFile[]): Promise<Buffer> {
  const pictures = new Map(
    await Promise.all(files.map(async (file, at) => [file.id, await pictureOf(file, at + 1)] as const)),
  )
  const tables = rows.map((row) => `${questionTable(row, pictures)}${paragraph('')}`)
  const body = tables.join('')
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="720" w:right="720" w:bottom="720" w:left="720"/></w:sectPr>'
  const document =
    `<w:document xmlns:w="${MAIN}" xmlns:r="${OFFICE}/relationships" xmlns:wp="${DRAWING}/wordprocessingDrawing" ` +
    `xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture"><w:body>${body}${page}</w:body></w:document>`
  const media = [...pictures.values()].map(
    ({ number, file }) => [`word/media/${nameOf(number, file)}`, file.bytes] as const,
  )
  return zip([
    ['[Content_Types].xml', Buffer.from(contentTypes(files))],
    [
      '_rels/.rels',
      Buffer.from(relationships([['rId1', `${OFFICE}/relationships/officeDocument`, 'word/document.xml']])),
    ],
    ['word/document.xml', Buffer.from(`${XML}${document}`.replace(UNWRITABLE, ''))],
    [
      'word/_rels/document.xml.rels',
      Buffer.from(
        relationships(
          [...pictures.values()].map(({ number, file }) => [
            ...([`rId${number}`, `${OFFICE}/relationships/image`, `media/${nameOf(number, file)}`] as const),
          ]),
        ),
      ),
    ],
    ...media,
  ])
}

const extensionOf = ({ type }: ImportedFile): string => type.slice(type.indexOf('/') + 1)
const nameOf = (number: number, file: ImportedFile): string => `image${number}.${extensionOf(file)}`

async function pictureOf(file: ImportedFile, number: number): Promise<Picture> {
  const { width = 300, height = 200 } = await sharp(file.bytes)
    .metadata()
    .catch(() => ({ width: 300, height: 200 }))
  const scale = Math.min(1, MAX_PIXELS / width)
  return { number, file, width: Math.round(width * scale), height: Math.round(height * scale) }
}

const contentTypes = (files: readonly ImportedFile[]): string => {
  const types = new Map(files.map((file) => [extensionOf(file), file.type]))
  const defaults = [...types].map(
    ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`,
  )
  return (
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${defaults.join('')}` +
    '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.' +
    'wordprocessingml.document.main+xml"/></Types>'
  )
}

const relationships = (list: readonly (readonly [id: string, type: string, target: string])[]): string => {
  const items = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`
}

const run = (text: string, properties = ''): string =>
  `<w:r>${properties}<w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r>`
const lines = (text: string): string =>
  text
    .split('\n')
    .map((line) => run(line))
    .join('<w:r><w:br/></w:r>')
const paragraph = (inside: string): string => `<w:p>${inside}</w:p>`

const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="999999"/>`)
  .join('')
const table = (widths: readonly number[], rows: readonly string[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${BORDERS}</w:tblBorders></w:tblPr>` +
  `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.join('')}</w:tbl>`
const cell = (inside: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${inside}</w:tc>`
const tableRow = (cells: readonly string[], isHeader = false): string =>
  `<w:tr>${isHeader ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells.map(cell).join('')}</w:tr>`

const BOLD = '<w:rPr><w:b/></w:rPr>'

function questionTable(row: SheetRow, pictures: ReadonlyMap<string, Picture>): string {
  const fields = [...new Set(SHEET_COLUMNS.map((column) => column.replace(/_(en|hi)$/, '')))]
  const used = fields.filter((field) =>
    [field, `${field}_en`, `${field}_hi`].some((column) => row[column] !== undefined),
  )
  const rows = used.map((field) => {
    const label = paragraph(run(labelOfField(field), BOLD))
    if (!isText(field)) return tableRow([label, paragraph(lines(row[field] ?? '')), paragraph('')])
    return tableRow([label, ...['en', 'hi'].map((locale) => blocksXml(row[`${field}_${locale}`], pictures))])
  })
  const header = ['Field', 'English', 'हिन्दी'].map((text) => paragraph(run(text, BOLD)))
  return table([1600, 4400, 4400], [tableRow(header), ...rows])
}

function blocksXml(text: string | undefined, pictures: ReadonlyMap<string, Picture>): string {
  if (text === undefined) return paragraph('')
  const read = parseBlocks(text)
  const blocks: Blocks = 'blocks' in read ? read.blocks : [{ kind: 'paragraph', text }]
  const parts = blocks.map((block) => blockXml(block, pictures))
  // Word requires a cell to end with a paragraph.
  return `${parts.join('')}${blocks.at(-1)?.kind === 'table' ? paragraph('') : ''}`
}

function blockXml(block: Block, pictures: ReadonlyMap<string, Picture>): string {
  if (block.kind === 'paragraph') return paragraph(lines(block.text))
  if (block.kind === 'table') {
    const widths = (block.rows[0] ?? []).map(() => 1000)
    return table(
      widths,
      block.rows.map((row, at) =>
        tableRow(
          row.map((text) => paragraph(lines(text))),
          block.hasHeader && at === 0,
        ),
      ),
    )
  }
  const picture = pictures.get(block.file)
  if (!picture) return paragraph(run(`![${block.alt}](${block.file})`))
  const { number, width, height } = picture
  const size = `cx="${width * EMU_PER_PIXEL}" cy="${height * EMU_PER_PIXEL}"`
  const name = `id="${number}" name="Picture ${number}" descr="${escapeMarkup(block.alt)}"`
  return paragraph(
    `<w:r><w:drawing><wp:inline><wp:extent ${size}/><wp:docPr ${name}/><a:graphic><a:graphicData uri="${DRAWING}/picture">` +
      `<pic:pic><pic:nvPicPr><pic:cNvPr ${name}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId${number}"/>` +
      `<a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm>` +
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
  )
}
