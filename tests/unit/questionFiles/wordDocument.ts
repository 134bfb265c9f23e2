import { zip } from '#cms/adapters/questionFiles/zip.ts'

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const RELATIONSHIPS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" ' +
  'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

/** A Word document around the XML of its body, with more files in the ZIP. */
export const wordDocument = (body: string, more: Record<string, string> = {}): Promise<Buffer> =>
  zip(
    Object.entries({
      '[Content_Types].xml': TYPES,
      '_rels/.rels': RELATIONSHIPS,
      'word/document.xml': `<?xml version="1.0"?><w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
      ...more,
    }).map(([name, text]) => [name, Buffer.from(text)] as const),
  )

/** Text as a run of Word. */
export const run = (text: string, properties = ''): string =>
  `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`
/** A table of cells, each the XML within a paragraph or whole paragraphs and tables. */
export const table = (...rows: string[][]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${/^<w:(p|tbl)>/.test(cell) ? cell : `<w:p>${cell}</w:p>`}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
/** A true/false question with this in its stem. */
export const trueFalse = (stem: string): string =>
  table([run('Type'), run('trueFalse')], [run('Question'), stem], [run('Answer'), run('true')])
