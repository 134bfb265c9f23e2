/** Symbols of commands; other commands are written by their name, such as `sin`. */
const SIGNS: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  vartheta: 'θ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Pi: 'Π',
  Sigma: 'Σ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
  hbar: 'ħ',
  ell: 'ℓ',
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  mp: '∓',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  equiv: '≡',
  propto: '∝',
  sim: '~',
  to: '→',
  rightarrow: '→',
  implies: '⇒',
  Rightarrow: '⇒',
  leftrightarrow: '↔',
  rightleftharpoons: '⇌',
  infty: '∞',
  partial: '∂',
  nabla: '∇',
  circ: '°',
  degree: '°',
  int: '∫',
  iint: '∬',
  oint: '∮',
  sum: '∑',
  prod: '∏',
  in: '∈',
  notin: '∉',
  cup: '∪',
  cap: '∩',
  subset: '⊂',
  subseteq: '⊆',
  emptyset: '∅',
  forall: '∀',
  exists: '∃',
  angle: '∠',
  triangle: '△',
  perp: '⊥',
  parallel: '∥',
  therefore: '∴',
  because: '∵',
  ldots: '…',
  dots: '…',
  cdots: '…',
  lt: '<',
  gt: '>',
  prime: '′',
  lvert: '|',
  rvert: '|',
  vert: '|',
  mid: '|',
  Vert: '‖',
  langle: '⟨',
  rangle: '⟩',
  left: '',
  right: '',
  big: '',
  Big: '',
  bigg: '',
  displaystyle: '',
  limits: '',
  quad: ' ',
  qquad: ' ',
}
/** Marks above a letter, which follow it in Unicode. */
const MARKS: Readonly<Record<string, string>> = {
  vec: '\u20D7',
  overrightarrow: '\u20D7',
  hat: '\u0302',
  bar: '\u0304',
  overline: '\u0304',
  dot: '\u0307',
  ddot: '\u0308',
  tilde: '\u0303',
}
const WORDS = [
  'text',
  'textbf',
  'textit',
  'mathrm',
  'mathbf',
  'mathit',
  'mathbb',
  'operatorname',
  'ce',
  'boxed',
]
const FRACTIONS = ['frac', 'dfrac', 'tfrac', 'cfrac']
const RAISED = new Map([...'0123456789+-n'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][at] as string]))
const LOWERED = new Map([...'0123456789+-'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋'][at] as string]))

/** Between braces where more than one sign would be read wrongly. */
const grouped = (text: string): string => (/^[\p{L}\p{N}.]\p{M}?$|^\d+$/u.test(text) ? text : `(${text})`)

/** A formula in TeX as a line of plain text, for lists and titles: `\frac{1}{2}mv^2` is `1/2mv²`. What it does not know keeps its name. */
export function plainFormula(tex: string): string {
  let at = 0
  const skipSpace = () => {
    while (/\s/.test(tex[at] ?? '')) at++
  }
  /** What a command or an index takes: a group, a command or one sign. */
  function argument(): string {
    skipSpace()
    if (tex[at] === '{') {
      at++
      return sequence('}')
    }
    return at < tex.length ? piece() : ''
  }
  function option(): string {
    if (tex[at] !== '[') return ''
    at++
    return sequence(']')
  }
  function command(): string {
    const name = /^[A-Za-z]+|^[^A-Za-z]/.exec(tex.slice(at))?.[0] ?? ''
    at += name.length
    if (FRACTIONS.includes(name)) return `${grouped(argument())}/${grouped(argument())}`
    if (name === 'sqrt') {
      const root = option()
      return `${root}√${grouped(argument())}`
    }
    if (WORDS.includes(name)) return argument()
    if (name === 'begin' || name === 'end') {
      argument()
      return ' '
    }
    const mark = MARKS[name]
    if (mark !== undefined) return `${argument()}${mark}`
    if (name === '\\') return '; '
    if (/^[,;:! ]$/.test(name)) return name === '!' ? '' : ' '
    return SIGNS[name] ?? (/^[A-Za-z]/.test(name) ? `${name} ` : name)
  }
  function index(sign: '^' | '_'): string {
    const text = argument().trim()
    if (text === '°' || text === '′') return text
    const signs = sign === '^' ? RAISED : LOWERED
    const moved = [...text].map((one) => signs.get(one))
    return moved.every((one) => one !== undefined) ? moved.join('') : `${sign}${grouped(text)}`
  }
  function piece(): string {
    const sign = tex[at++] ?? ''
    if (sign === '\\') return command()
    if (sign === '^' || sign === '_') return index(sign)
    if (sign === '{') return sequence('}')
    return sign === '&' || sign === '~' ? ' ' : sign === '}' ? '' : sign
  }
  function sequence(end: string | null): string {
    let text = ''
    while (at < tex.length) {
      if (end !== null && tex[at] === end) {
        at++
        break
      }
      text += piece()
    }
    return text
  }
  return sequence(null).replace(/\s+/g, ' ').trim()
}
