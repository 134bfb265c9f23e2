/** A drawing step of a formula in units of a thousandth of its size; y grows downwards from the baseline. */
type Step =
  | { kind: 'open'; transforms: number[][]; clip: number[] | null }
  | { kind: 'close' }
  | { kind: 'path'; d: string; transforms: number[][] }
  | { kind: 'rect'; box: [number, number, number, number] }
  | { kind: 'line'; ends: [number, number, number, number]; width: number }

/** An unbreakable part of a formula. `before` is the space to the part before it, where a line may break. */
export type FormulaPiece = { before: number; width: number; ascent: number; depth: number; steps: Step[] }

const TAG = /<(\/?)(svg|g|path|rect|line|mjx-break)\b([^>]*)>/g
const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1]
const numberOf = (text: string, name: string): number => Number.parseFloat(attribute(text, name) ?? '0') || 0
const UNIT = 1000

/** The parts of a formula that MathJax rendered as SVG with paths (cms/adapters/maths/mathjax.ts). */
export function formulaPieces(svg: string): FormulaPiece[] {
  const pieces: FormulaPiece[] = []
  let piece: FormulaPiece | null = null
  let before = 0
  const opened: string[] = []
  for (const [, slash, name, given = ''] of svg.matchAll(TAG)) {
    if (name === 'mjx-break') {
      if (!slash) before = ((numberOf(given, 'size') + 1) / 18) * UNIT
      continue
    }
    const isEmpty = given.endsWith('/') || name === 'path' || name === 'rect' || name === 'line'
    if (slash) {
      if (isEmpty) continue
      opened.pop()
      if (opened.length === 0) piece = null
      else piece?.steps.push({ kind: 'close' })
      continue
    }
    if (name === 'svg' && opened.length === 0) {
      const [, top = 0, width = 0, height = 0] = boxOf(given)
      piece = { before, width, ascent: -top, depth: height + top, steps: [] }
      pieces.push(piece)
      before = 0
    } else piece?.steps.push(stepOf(name as string, given))
    if (!isEmpty) opened.push(name as string)
  }
  return pieces
}

const boxOf = (given: string): number[] => (attribute(given, 'viewBox') ?? '').split(/[\s,]+/).map(Number)

function stepOf(name: string, given: string): Step {
  const transforms = transformsOf(attribute(given, 'transform') ?? '')
  if (name === 'path') return { kind: 'path', d: attribute(given, 'd') ?? '', transforms }
  if (name === 'rect')
    return {
      kind: 'rect',
      box: [numberOf(given, 'x'), numberOf(given, 'y'), numberOf(given, 'width'), numberOf(given, 'height')],
    }
  if (name === 'line')
    return {
      kind: 'line',
      ends: [numberOf(given, 'x1'), numberOf(given, 'y1'), numberOf(given, 'x2'), numberOf(given, 'y2')],
      width: numberOf(given, 'stroke-width') || 60,
    }
  if (name === 'g') return { kind: 'open', transforms, clip: null }
  // A stretched sign is nested in an `svg` element with its own viewBox.
  const [left = 0, top = 0, width = 1, height = 1] = boxOf(given)
  const [sx, sy] = [numberOf(given, 'width') / width, numberOf(given, 'height') / height]
  const [x, y] = [numberOf(given, 'x'), numberOf(given, 'y')]
  return {
    kind: 'open',
    transforms: [[sx, 0, 0, sy, x - left * sx, y - top * sy]],
    clip: [left, top, width, height],
  }
}

/** The matrices of a `transform` attribute, in order. */
function transformsOf(text: string): number[][] {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].flatMap(([, kind, given = '']) => {
    const [a = 0, b] = given
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    if (kind === 'translate') return [[1, 0, 0, 1, a, b ?? 0]]
    if (kind === 'scale') return [[a, 0, 0, b ?? a, 0, 0]]
    if (kind === 'rotate') {
      const angle = (a * Math.PI) / 180
      return [[Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]]
    }
    return kind === 'matrix' ? [given.split(/[\s,]+/).map(Number)] : []
  })
}

const transform = (document: PDFKit.PDFDocument, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]) =>
  document.transform(a, b, c, d, e, f)

/** Draws a part with its baseline at `y`; `size` in points. */
export function drawFormula(
  document: PDFKit.PDFDocument,
  piece: FormulaPiece,
  at: { x: number; y: number; size: number; colour: string },
): void {
  document
    .save()
    .translate(at.x, at.y)
    .scale(at.size / UNIT)
    .fillColor(at.colour)
    .strokeColor(at.colour)
  for (const step of piece.steps) {
    if (step.kind === 'open') {
      document.save()
      for (const matrix of step.transforms) transform(document, matrix)
      if (step.clip) {
        const [x = 0, y = 0, width = 0, height = 0] = step.clip
        document.rect(x, y, width, height).clip()
      }
    } else if (step.kind === 'close') document.restore()
    else if (step.kind === 'rect') document.rect(...step.box).fill()
    else if (step.kind === 'line') {
      const [x1, y1, x2, y2] = step.ends
      document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(step.width).stroke()
    } else if (step.d) {
      document.save()
      for (const matrix of step.transforms) transform(document, matrix)
      document.path(step.d).fill().restore()
    }
  }
  document.restore()
}
