/** LaTeX for the symbols in Word's equations. */
const SIGNS: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'varepsilon',
  ϵ: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ϑ: 'vartheta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  µ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ϖ: 'varpi',
  ρ: 'rho',
  ϱ: 'varrho',
  σ: 'sigma',
  ς: 'varsigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'varphi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Γ: 'Gamma',
  Δ: 'Delta',
  Θ: 'Theta',
  Λ: 'Lambda',
  Ξ: 'Xi',
  Π: 'Pi',
  Σ: 'Sigma',
  Υ: 'Upsilon',
  Φ: 'Phi',
  Ψ: 'Psi',
  Ω: 'Omega',
  '\u2126': 'Omega',
  '×': 'times',
  '÷': 'div',
  '±': 'pm',
  '∓': 'mp',
  '·': 'cdot',
  '⋅': 'cdot',
  '∗': 'ast',
  '∘': 'circ',
  '≤': 'le',
  '≥': 'ge',
  '≠': 'ne',
  '≈': 'approx',
  '≡': 'equiv',
  '∼': 'sim',
  '≃': 'simeq',
  '≅': 'cong',
  '∝': 'propto',
  '≪': 'll',
  '≫': 'gg',
  '∞': 'infty',
  '∂': 'partial',
  '∇': 'nabla',
  '∆': 'Delta',
  '→': 'rightarrow',
  '←': 'leftarrow',
  '↔': 'leftrightarrow',
  '⇒': 'Rightarrow',
  '⇐': 'Leftarrow',
  '⇔': 'Leftrightarrow',
  '⇌': 'rightleftharpoons',
  '↑': 'uparrow',
  '↓': 'downarrow',
  '↦': 'mapsto',
  '∈': 'in',
  '∉': 'notin',
  '∋': 'ni',
  '⊂': 'subset',
  '⊃': 'supset',
  '⊆': 'subseteq',
  '⊇': 'supseteq',
  '∪': 'cup',
  '∩': 'cap',
  '∅': 'emptyset',
  '∀': 'forall',
  '∃': 'exists',
  '¬': 'neg',
  '∧': 'wedge',
  '∨': 'vee',
  '⊕': 'oplus',
  '⊗': 'otimes',
  '⊥': 'perp',
  '∥': 'parallel',
  '∠': 'angle',
  '△': 'triangle',
  '∴': 'therefore',
  '∵': 'because',
  '…': 'ldots',
  '⋯': 'cdots',
  '⋮': 'vdots',
  '⋱': 'ddots',
  ℏ: 'hbar',
  ℓ: 'ell',
  ℜ: 'Re',
  ℑ: 'Im',
  ℵ: 'aleph',
  ℝ: 'mathbb{R}',
  ℕ: 'mathbb{N}',
  ℤ: 'mathbb{Z}',
  ℚ: 'mathbb{Q}',
  ℂ: 'mathbb{C}',
  '°': 'degree',
  '√': 'surd',
  '∫': 'int',
  '∑': 'sum',
  '∏': 'prod',
  '∐': 'coprod',
  '∬': 'iint',
  '∭': 'iiint',
  '∮': 'oint',
  '⋃': 'bigcup',
  '⋂': 'bigcap',
  '⋁': 'bigvee',
  '⋀': 'bigwedge',
  '⟨': 'langle',
  '⟩': 'rangle',
  '〈': 'langle',
  '〉': 'rangle',
  '⌈': 'lceil',
  '⌉': 'rceil',
  '⌊': 'lfloor',
  '⌋': 'rfloor',
  '‖': 'Vert',
  '∣': 'mid',
  '\\': 'backslash',
  '{': '{',
  '}': '}',
  '%': '%',
  '#': '#',
  _: '_',
  '&': '&',
  $: 'text{\\textdollar}',
}
/** Greek capitals that look like Latin ones have no LaTeX command. */
const LOOKALIKES = new Map(
  [...'ΑΒΕΖΗΙΚΜΝΟΡΤΧοⅇⅆⅈⅉ'].map((sign, at) => [sign, 'ABEZHIKMNOPTXoedij'.charAt(at)]),
)
const SPACE = /[\u00a0\u2000-\u200a\u202f\u205f]/

const PLAIN: Record<string, string> = {
  '−': '-',
  '–': '-',
  '′': "'",
  '″': "''",
  '∕': '/',
  '^': '\\text{\\textasciicircum}',
  '~': '\\sim ',
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
  '\u200b': '',
  '⋆': '\\star ',
  '“': '\\text{“}',
  '”': '\\text{”}',
  '‘': '\\text{‘}',
  '’': "'",
}

/** Functions that LaTeX has upright commands for, such as `\\sin`. */
export const FUNCTIONS = new Set(
  [
    'sin',
    'cos',
    'tan',
    'cot',
    'sec',
    'csc',
    'arcsin',
    'arccos',
    'arctan',
    'sinh',
    'cosh',
    'tanh',
    'coth',
  ].concat([
    'log',
    'ln',
    'lg',
    'exp',
    'lim',
    'max',
    'min',
    'sup',
    'inf',
    'det',
    'dim',
    'gcd',
    'arg',
    'deg',
    'ker',
    'Pr',
  ]),
)

/** Maps letters of Unicode's mathematical alphabets, which Word may use for italics, to plain letters. */
export const plainLetter = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  return (code >= 0x1d400 && code <= 0x1d7ff) || sign === 'ℎ'
    ? sign.normalize('NFKC')
    : (LOOKALIKES.get(sign) ?? sign)
}

/** LaTeX commands of the alphabets, by the Unicode range of their letters. */
const ALPHABETS: readonly (readonly [from: number, to: number, command: string])[] = [
  [0x1d400, 0x1d433, 'mathbf'],
  [0x1d468, 0x1d49b, 'mathbf'],
  [0x1d49c, 0x1d503, 'mathcal'],
  [0x1d504, 0x1d537, 'mathfrak'],
  [0x1d538, 0x1d56b, 'mathbb'],
  [0x1d7ce, 0x1d7d7, 'mathbf'],
]
const alphabetOf = (sign: string): string | undefined => {
  const code = sign.codePointAt(0) ?? 0
  return ALPHABETS.find(([from, to]) => code >= from && code <= to)?.[2]
}

/** Text of an equation in LaTeX; letters of other scripts become `\\text`. `isAligned` keeps `&` as the alignment point. */
export function latexOf(text: string, isAligned: boolean): string {
  const parts = [...text].map((sign) => {
    const plain = plainLetter(sign)
    if (isAligned && plain === '&') return '&'
    if (SPACE.test(plain)) return '\\ '
    const alphabet = alphabetOf(sign)
    if (alphabet) return `\\${alphabet}{${plain}}`
    if (Object.hasOwn(PLAIN, plain)) return PLAIN[plain] as string
    if (Object.hasOwn(SIGNS, plain)) {
      const name = SIGNS[plain] as string
      return /[A-Za-z]$/.test(name) ? `\\${name} ` : `\\${name}`
    }
    return plain
  })
  return parts
    .join('')
    .replace(/[\p{Script=Devanagari}\u200c\u200d]+(?: +[\p{Script=Devanagari}]+)*/gu, '\\text{$&}')
}

/** Words within an equation; Greek letters among them become symbols. */
export const wordsOf = (text: string): string =>
  `\\text{${[...text.replace(SPACES, ' ')].map(wordSign).join('')}}`.replaceAll('\\text{}', '')

const SPACES = new RegExp(SPACE, 'g')

function wordSign(sign: string): string {
  const plain = plainLetter(sign)
  if (/\p{Script=Greek}/u.test(plain) && Object.hasOwn(SIGNS, plain)) return `}\\${SIGNS[plain]}\\text{`
  return WORD_SIGNS[plain] ?? plain
}

const WORD_SIGNS: Record<string, string> = {
  '\\': '\\textbackslash ',
  '{': '\\{',
  '}': '\\}',
  $: '\\textdollar ',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
}

export const ACCENTS: Record<string, readonly [one: string, several: string]> = {
  '\u0302': ['hat', 'widehat'],
  '^': ['hat', 'widehat'],
  '\u0303': ['tilde', 'widetilde'],
  '\u0304': ['bar', 'overline'],
  '\u0305': ['bar', 'overline'],
  '\u00af': ['bar', 'overline'],
  '\u20d7': ['vec', 'overrightarrow'],
  '→': ['vec', 'overrightarrow'],
  '\u20d6': ['overleftarrow', 'overleftarrow'],
  '\u20e1': ['overleftrightarrow', 'overleftrightarrow'],
  '\u0307': ['dot', 'dot'],
  '\u0308': ['ddot', 'ddot'],
  '\u030c': ['check', 'check'],
  ˆ: ['hat', 'widehat'],
  '˜': ['tilde', 'widetilde'],
  '‾': ['bar', 'overline'],
  '˙': ['dot', 'dot'],
  '¨': ['ddot', 'ddot'],
  ˇ: ['check', 'check'],
  '︷': ['overbrace', 'overbrace'],
  '⏞': ['overbrace', 'overbrace'],
  '\u0301': ['acute', 'acute'],
  '\u0300': ['grave', 'grave'],
  '\u0306': ['breve', 'breve'],
}

export const ARROWS: Record<string, string> = {
  '→': 'xrightarrow',
  '←': 'xleftarrow',
  '↔': 'xleftrightarrow',
  '⇒': 'xRightarrow',
  '⇐': 'xLeftarrow',
  '⇔': 'xLeftrightarrow',
  '⇌': 'xrightleftharpoons',
}
