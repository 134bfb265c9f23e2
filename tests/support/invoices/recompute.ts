/** The figures of an invoice in paise, read from its text lines without any code of the product. */
export type Recomputed = {
  items: { mrp: number; discount: number; taxable: number; rate: number; taxes: number[]; total: number }[]
  /** Rows of the tax summary by HSN or SAC code and rate (%); `tax` is their total tax. */
  byCode: { code: string; taxable: number; rate: number; taxes: number[]; tax: number }[]
  sums: Map<string, number>
  total: number
  words: number
}

const AMOUNT = '−?[0-9,]+\\.[0-9]{2}'
const paise = (text: string): number => {
  const digits = text.replace(/[^0-9]/g, '')
  return (text.includes('−') ? -1 : 1) * Number(digits)
}

const WORDS: Record<string, number> = Object.fromEntries(
  (
    'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen ' +
    'Eighteen Nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value]),
)
for (const [index, word] of 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ').entries())
  WORDS[word] = 20 + 10 * index
const SCALES: Record<string, number> = { Hundred: 100, Thousand: 1000, Lakh: 100_000, Crore: 10_000_000 }

function numberOf(text: string): number {
  let [sum, part] = [0, 0]
  for (const word of text.split(/[\s-]+/).filter(Boolean)) {
    const scale = SCALES[word]
    if (scale === undefined) {
      const value = WORDS[word]
      if (value === undefined) throw new Error(`${word} is no number`)
      part += value
    } else if (scale === 100) part *= 100
    else {
      sum += part * scale
      part = 0
    }
  }
  return sum + part
}

/** `Rupees Two Thousand and Fifty Paise Only` in paise. */
export function paiseOfWords(text: string): number {
  const found = /^Rupees (.+?)(?: and ([A-Z][A-Za-z-]+) Paise)? Only$/.exec(text)
  if (!found) throw new Error(`"${text}" is no amount in words`)
  return numberOf(found[1] as string) * 100 + (found[2] ? numberOf(found[2]) : 0)
}

/** Reads an invoice with GST; `halves` is 2 for CGST and SGST within a state, 1 for IGST across states. */
export function recompute(lines: readonly string[], halves: 1 | 2): Recomputed {
  const tax = `((?: ${AMOUNT}){${halves}})`
  const item = new RegExp(`^(?:.+ )?[0-9]+ (${AMOUNT}) (${AMOUNT}) (${AMOUNT}) ([0-9.]+)%${tax} (${AMOUNT})$`)
  const byCode = new RegExp(`^([0-9]{4,8}|Without a code) (${AMOUNT}) ([0-9.]+)%${tax} (${AMOUNT})$`)
  const taxesOf = (text: string) => text.trim().split(' ').map(paise)
  const read: Recomputed = { items: [], byCode: [], sums: new Map(), total: 0, words: 0 }
  for (const line of lines) {
    const code = byCode.exec(line)
    const sold = code ? null : item.exec(line)
    if (sold) {
      const [mrp = '', discount = '', taxable = '', rate = '', taxes = '', total = ''] = sold.slice(1)
      read.items.push({
        mrp: paise(mrp),
        discount: paise(discount),
        taxable: paise(taxable),
        rate: Number(rate),
        taxes: taxesOf(taxes),
        total: paise(total),
      })
    }
    if (code) {
      const [name = '', taxable = '', rate = '', taxes = '', all = ''] = code.slice(1)
      read.byCode.push({
        code: name,
        taxable: paise(taxable),
        rate: Number(rate),
        taxes: taxesOf(taxes),
        tax: paise(all),
      })
    }
    for (const label of ['At MRP', 'Discount', 'Taxable value', 'CGST', 'SGST', 'IGST', 'Rounding']) {
      const found = new RegExp(`(?:^|.* )${label} (${AMOUNT})$`).exec(line)
      if (found) read.sums.set(label, paise(found[1] as string))
    }
    const total = new RegExp(`(?:^|.* )Total(?: credit)? ₹ ?(${AMOUNT})$`).exec(line)
    if (total) read.total = paise(total[1] as string)
    const words = /(Rupees [A-Z].* Only)$/.exec(line)
    if (words) read.words = paiseOfWords(words[1] as string)
  }
  return read
}

/** Figures of a document that do not follow from its other figures; empty when all add up. */
export function faultsOf({ items, byCode, sums, total, words }: Recomputed): string[] {
  const faults: string[] = []
  const check = (what: string, is: number, should: number) => {
    if (is !== should) faults.push(`${what} is ${is} and should be ${should}`)
  }
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  for (const [at, one] of items.entries()) {
    check(`the total of item ${at}`, one.total, one.mrp - one.discount)
    check(`the taxable value of item ${at}`, one.taxable, one.total - sum(one.taxes))
    // A price including r percent contains price × r / (100 + r) of tax, each half rounded to the nearest paisa.
    const part = Math.round((one.total * (one.rate / one.taxes.length)) / (100 + one.rate))
    for (const half of one.taxes) check(`a tax of item ${at}`, half, part)
  }
  check('the taxable value', sums.get('Taxable value') ?? 0, sum(items.map(({ taxable }) => taxable)))
  const taxNames = items[0]?.taxes.length === 2 ? ['CGST', 'SGST'] : ['IGST']
  for (const [at, name] of taxNames.entries())
    check(name, sums.get(name) ?? 0, sum(items.map(({ taxes }) => taxes[at] as number)))
  const rounding = sums.get('Rounding') ?? 0
  check('the total', total, sum(items.map((one) => one.total)) + rounding)
  check('the total in words', words, total)
  check(
    'the taxable value by code',
    sum(byCode.map(({ taxable }) => taxable)),
    sums.get('Taxable value') ?? 0,
  )
  for (const { code, taxes, tax } of byCode) check(`the tax of ${code}`, tax, sum(taxes))
  check('the tax by code', sum(byCode.map(({ tax }) => tax)), sum(items.flatMap(({ taxes }) => taxes)))
  if (sums.has('At MRP')) {
    check('the total at MRP', sums.get('At MRP') as number, sum(items.map(({ mrp }) => mrp)))
    check('the discount', -(sums.get('Discount') as number), sum(items.map(({ discount }) => discount)))
  }
  return faults
}
