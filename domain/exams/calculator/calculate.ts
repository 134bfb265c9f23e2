/** Whether sine and its kin take degrees. */
export type AngleUnit = 'degrees' | 'radians'

type Token = { kind: 'number'; value: number } | { kind: 'name' | 'sign'; text: string }

const TOKEN =
  /\s*(?:(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+)|(sqrt|asin|acos|atan|sin|cos|tan|log|ln|pi|e)|([-+*/^()!%]))/gy
const SIGNS: Record<string, string> = { '×': '*', '÷': '/', '−': '-', π: 'pi', '√': 'sqrt' }

/** Longer calculations are none. */
const MAX_LENGTH = 200

function tokensOf(text: string): Token[] | null {
  if (text.length > MAX_LENGTH) return null
  const plain = text.replace(/[×÷−π√]/g, (sign) => SIGNS[sign] ?? sign).trim()
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < plain.length) {
    const match = TOKEN.exec(plain)
    if (!match) return null
    const [, number, name, sign] = match
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number) })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else tokens.push({ kind: 'sign', text: sign as string })
  }
  return tokens
}

const MAX_FACTORIAL = 170

function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > MAX_FACTORIAL) return Number.NaN
  let product = 1
  for (let factor = 2; factor <= n; factor += 1) product *= factor
  return product
}

const RADIANS = Math.PI / 180
/** A turn of 180° has a sine of 0 and not of 1.2e-16. */
const exact = (value: number): number => (Math.abs(value) < 1e-15 ? 0 : value)

function applied(name: string, x: number, unit: AngleUnit): number {
  const turn = unit === 'degrees' ? RADIANS : 1
  switch (name) {
    case 'sqrt':
      return Math.sqrt(x)
    case 'log':
      return Math.log10(x)
    case 'ln':
      return Math.log(x)
    case 'sin':
      return exact(Math.sin(x * turn))
    case 'cos':
      return exact(Math.cos(x * turn))
    case 'tan':
      return exact(Math.cos(x * turn)) === 0 ? Number.NaN : exact(Math.tan(x * turn))
    case 'asin':
      return Math.asin(x) / turn
    case 'acos':
      return Math.acos(x) / turn
    default:
      return Math.atan(x) / turn
  }
}

/** Reads a calculation from left to right; each method takes what binds as tightly as its name says. */
class Reader {
  private at = 0
  private readonly tokens: readonly Token[]
  private readonly unit: AngleUnit

  constructor(tokens: readonly Token[], unit: AngleUnit) {
    this.tokens = tokens
    this.unit = unit
  }

  all(): number {
    const value = this.sum()
    return this.at === this.tokens.length ? value : Number.NaN
  }

  private takes(...texts: string[]): string | null {
    const token = this.tokens[this.at]
    if (token?.kind !== 'sign' || !texts.includes(token.text)) return null
    this.at += 1
    return token.text
  }

  private sum(): number {
    let value = this.product()
    for (let sign = this.takes('+', '-'); sign; sign = this.takes('+', '-'))
      value = sign === '+' ? value + this.product() : value - this.product()
    return value
  }

  private product(): number {
    let value = this.signed()
    for (;;) {
      const sign = this.takes('*', '/')
      if (sign) value = sign === '*' ? value * this.signed() : value / this.signed()
      // `2π` and `3(4+1)` are products, too.
      else if (this.begins()) value *= this.power()
      else return value
    }
  }

  private begins(): boolean {
    const token = this.tokens[this.at]
    return token?.kind === 'name' || (token?.kind === 'sign' && token.text === '(')
  }

  private signed(): number {
    const sign = this.takes('-', '+')
    if (!sign) return this.power()
    return sign === '-' ? -this.signed() : this.signed()
  }

  private power(): number {
    const base = this.postfixed()
    return this.takes('^') ? base ** this.signed() : base
  }

  private postfixed(): number {
    let value = this.value()
    for (let sign = this.takes('!', '%'); sign; sign = this.takes('!', '%'))
      value = sign === '!' ? factorial(value) : value / 100
    return value
  }

  private value(): number {
    if (this.takes('(')) {
      const inner = this.sum()
      // What is open at the end counts as closed.
      if (!this.takes(')') && this.at < this.tokens.length) return Number.NaN
      return inner
    }
    const token = this.tokens[this.at]
    if (!token || token.kind === 'sign') return Number.NaN
    this.at += 1
    if (token.kind === 'number') return token.value
    if (token.text === 'pi') return Math.PI
    if (token.text === 'e') return Math.E
    return applied(token.text, this.postfixed(), this.unit)
  }
}

/**
 * The result of a calculation as it is typed (`2×(3+4)`, `√2`, `sin 30`, `5!`, `10^-3`); null when it is none or has no
 * result. For students' own reckoning; no mark is computed with it.
 */
export function calculate(text: string, unit: AngleUnit = 'degrees'): number | null {
  const tokens = tokensOf(text)
  if (!tokens || tokens.length === 0) return null
  const value = new Reader(tokens, unit).all()
  return Number.isFinite(value) ? value : null
}

/** A result with at most ten significant digits: `0.3` and not `0.30000000000000004`. */
export const resultText = (value: number): string => String(Number(value.toPrecision(10)))
