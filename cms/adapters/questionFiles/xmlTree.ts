import sax from 'sax'

/** An element of an XML document; `line` is the line of its start, from 1. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
  line: number
  /** Offsets of its start and end in the text. */
  start: number
  end: number
}

const MAX_DEPTH = 200
const MAX_NODES = 1_000_000

/** A text is not valid XML; with the reason and the line. */
export class XmlError extends Error {
  readonly line: number
  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

/**
 * Parses an XML document. Entities, HTML's included, stand for one character each; a DOCTYPE is rejected because it could define others.
 * Throws an XmlError for these, for malformed XML, for more than 200 levels or a million nodes.
 */
export function parseXml(text: string): XmlElement {
  const parser = sax.parser(true, { position: true })
  const root: XmlElement = { name: '', attributes: {}, children: [], line: 0, start: 0, end: 0 }
  const open = [root]
  let nodes = 0
  const refuse = (message: string): never => {
    throw new XmlError(message, parser.line + 1)
  }
  const add = (child: XmlElement | string) => {
    if (++nodes > MAX_NODES) refuse('There are too many elements')
    open.at(-1)?.children.push(child)
  }
  parser.onerror = (error) => refuse(error.message.split('\n')[0] ?? '')
  parser.ondoctype = () => refuse('A document type is not allowed')
  parser.onopentag = ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) refuse('Elements are nested too deeply')
    const start = parser.startTagPosition - 1
    const values = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)]))
    const element = { name, attributes: values, children: [], line: parser.line + 1, start, end: start }
    add(element)
    open.push(element)
  }
  parser.onclosetag = () => {
    const closed = open.pop()
    if (closed) closed.end = parser.position
  }
  parser.ontext = add
  parser.oncdata = add
  parser.write(text).close()
  const [top] = elementsOf(root)
  if (!top) throw new XmlError('There is no element', 1)
  return top
}

export const elementsOf = (element: XmlElement, name?: string): XmlElement[] =>
  element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  )

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && elementsOf(element, name)[0]

/** All text in an element. */
export const textIn = (element: XmlElement | undefined): string =>
  element?.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('') ?? ''
