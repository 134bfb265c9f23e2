import type { Inline } from '#domain/exams/questions/typesetContent.ts'
import type { Weight } from '../fonts.ts'
import { INK, type Sheet } from '../Sheet.ts'
import { drawFormula, type FormulaPiece, formulaPieces } from './formulaPieces.ts'
import { formulaKey } from './PaperSheet.ts'

/** A drawing of known height, drawn with its top left corner at the given position. */
export type Box = { height: number; draw: (x: number, y: number) => void }

export type Flow = {
  sheet: Sheet
  formulas: Readonly<Record<string, string>>
  size: number
  colour?: string
  weight?: Weight
}

type Piece =
  | { kind: 'word'; text: string; width: number }
  | { kind: 'formula'; piece: FormulaPiece; width: number }
  | { kind: 'gap'; width: number }
/** `space`: width of the space before it, where a line may break; null when it is attached to the token before. */
type Token = { space: number | null; piece: Piece }

/** Enlarges formulas, since MathJax's letters are a little smaller than Inter's. */
const FORMULA_SCALE = 1.08
const LINE = 1.42
const ASCENT = 0.98
const BLANK_WIDTH = 64

/** Lays out words and formulas as lines of a column; a display formula is centred. */
export function linesOf(inlines: readonly Inline[], width: number, flow: Flow): Box[] {
  const boxes: Box[] = []
  let tokens: Token[] = []
  const end = () => {
    boxes.push(...brokenLines(tokens, width, flow))
    tokens = []
  }
  for (const inline of inlines) {
    if (typeof inline === 'string') {
      const [first = '', ...others] = inline.split('\n')
      addWords(tokens, first, flow)
      for (const line of others) {
        end()
        addWords(tokens, line, flow)
      }
    } else if (inline.kind === 'blank')
      tokens.push({ space: null, piece: { kind: 'gap', width: BLANK_WIDTH } })
    else if (inline.isDisplay) {
      end()
      boxes.push(displayed(inline.tex, width, flow))
    } else addFormula(tokens, inline.tex, flow)
  }
  end()
  return boxes
}

/** Width of the longest line without wrapping; decides the columns of options. */
export function naturalWidth(inlines: readonly Inline[], flow: Flow): number {
  if (inlines.some((inline) => typeof inline === 'object' && inline.kind === 'math' && inline.isDisplay))
    return Number.POSITIVE_INFINITY
  const tokens: Token[] = []
  for (const inline of inlines)
    if (typeof inline === 'string') addWords(tokens, inline.replaceAll('\n', ' '), flow)
    else if (inline.kind === 'math') addFormula(tokens, inline.tex, flow)
    else tokens.push({ space: null, piece: { kind: 'gap', width: BLANK_WIDTH } })
  return tokens.reduce((sum, { space, piece }) => sum + (space ?? 0) + piece.width, 0)
}

const styleOf = ({ size, colour, weight }: Flow) => ({
  size,
  ...(colour ? { colour } : {}),
  ...(weight ? { weight } : {}),
})

function addWords(tokens: Token[], text: string, flow: Flow): void {
  const space = flow.sheet.widthOf(' ', styleOf(flow)) || flow.size * 0.28
  const words = text.split(/[ \t\u00a0]+/)
  for (const [index, word] of words.entries()) {
    const before = index > 0 ? space : null
    if (word === '') {
      if (index > 0) tokens.push({ space: before, piece: { kind: 'gap', width: 0 } })
      continue
    }
    tokens.push({
      space: before,
      piece: { kind: 'word', text: word, width: flow.sheet.widthOf(word, styleOf(flow)) },
    })
  }
}

const pieceWidth = ({ width }: FormulaPiece, { size }: Flow): number => (width * size * FORMULA_SCALE) / 1000

function addFormula(tokens: Token[], tex: string, flow: Flow): void {
  const svg = flow.formulas[formulaKey(tex, false)]
  if (!svg) addWords(tokens, tex, flow)
  for (const [index, piece] of (svg ? formulaPieces(svg) : []).entries())
    tokens.push({
      space: index > 0 ? (piece.before * flow.size * FORMULA_SCALE) / 1000 : null,
      piece: { kind: 'formula', piece, width: pieceWidth(piece, flow) },
    })
}

/** Groups of tokens without a break between them, wrapped greedily. */
function brokenLines(tokens: readonly Token[], width: number, flow: Flow): Box[] {
  const groups: { space: number; pieces: Piece[]; width: number }[] = []
  for (const { space, piece } of tokens) {
    const last = groups.at(-1)
    if (space === null && last) {
      last.pieces.push(piece)
      last.width += piece.width
    } else groups.push({ space: space ?? 0, pieces: [piece], width: piece.width })
  }
  const lines: (typeof groups)[] = []
  let used = 0
  for (const group of groups) {
    const line = lines.at(-1)
    if (line && used + group.space + group.width <= width) {
      line.push(group)
      used += group.space + group.width
    } else {
      lines.push([{ ...group, space: 0 }])
      used = group.width
    }
  }
  return lines.map((line) => lineBox(line, flow))
}

function lineBox(line: readonly { space: number; pieces: Piece[] }[], flow: Flow): Box {
  const { size } = flow
  const formulas = line.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'formula' ? piece.piece : [])),
  )
  const scale = (size * FORMULA_SCALE) / 1000
  const ascent = Math.max(size * ASCENT, ...formulas.map((one) => one.ascent * scale + 1))
  const depth = Math.max(size * (LINE - ASCENT), ...formulas.map((one) => one.depth * scale + 2))
  return {
    height: ascent + depth,
    draw: (x, y) => {
      let left = x
      const baseline = y + ascent
      for (const { space, pieces } of line) {
        left += space
        for (const piece of pieces) {
          if (piece.kind === 'word') flow.sheet.line(piece.text, left, baseline - size, styleOf(flow))
          else if (piece.kind === 'formula')
            drawFormula(flow.sheet.document, piece.piece, {
              x: left,
              y: baseline,
              size: size * FORMULA_SCALE,
              colour: flow.colour ?? INK,
            })
          else if (piece.width > 0)
            flow.sheet.rule(baseline + 1.5, INK, 0.5, left + 2, left + piece.width - 2)
          left += piece.width
        }
      }
    },
  }
}

/** A display formula, scaled down when it is wider than the column. */
function displayed(tex: string, width: number, flow: Flow): Box {
  const svg = flow.formulas[formulaKey(tex, true)]
  const pieces = svg ? formulaPieces(svg) : []
  const natural = pieces.reduce((sum, piece) => sum + pieceWidth(piece, flow), 0)
  const shrink = natural > width ? width / natural : 1
  const size = flow.size * FORMULA_SCALE * shrink
  const ascent = Math.max(0, ...pieces.map((piece) => (piece.ascent * size) / 1000))
  const depth = Math.max(0, ...pieces.map((piece) => (piece.depth * size) / 1000))
  return {
    height: ascent + depth + 8,
    draw: (x, y) => {
      let left = x + (width - natural * shrink) / 2
      for (const piece of pieces) {
        drawFormula(flow.sheet.document, piece, {
          x: left,
          y: y + 4 + ascent,
          size,
          colour: flow.colour ?? INK,
        })
        left += (piece.width * size) / 1000
      }
    },
  }
}
