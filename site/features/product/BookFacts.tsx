import type { Product } from '#site/data/products.ts'
import { Words } from '#site/ui/Words.tsx'
import { factName, factRow, factTable, headRow } from './ProductScreen.css.ts'

const GRAMS_A_KILO = 1000
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

const weight = (grams: number): string =>
  grams < GRAMS_A_KILO ? `${grams} g` : `${grouped.format(grams / GRAMS_A_KILO)} kg`

function factsOf(product: Product): [string, string][] {
  const { kind, author, publisher, isbn, pages, weightGrams, language, keyCount } = product
  const isGoods = kind === 'physical'
  const facts: [string, string | null | undefined | 0 | false][] = [
    ['Author', isGoods && author],
    ['Publisher', isGoods && publisher],
    ['Language', isGoods && language],
    ['Pages', isGoods && pages && grouped.format(pages)],
    ['ISBN', isGoods && isbn],
    ['Weight', isGoods && weightGrams && weight(weightGrams)],
    ['Keys in the pack', kind === 'serial-key-pack' && keyCount && grouped.format(keyCount)],
    ['How it arrives', kind === 'serial-key-pack' && 'Keys show in your order, one for each student'],
  ]
  return facts.filter((fact): fact is [string, string] => typeof fact[1] === 'string' && fact[1].length > 0)
}

export const hasBookFacts = (product: Product): boolean => factsOf(product).length > 0

/** What can be said of a book or a pack in one word each. */
export function BookFacts({ product }: { product: Product }) {
  return (
    <>
      <h2 id="details-heading" className={headRow}>
        Details
      </h2>
      <dl className={factTable}>
        {factsOf(product).map(([label, text]) => (
          <div key={label} className={factRow}>
            <dt className={factName}>{label}</dt>
            <dd>
              <Words>{text}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
