import { FilledText } from '#site/ui/FilledText.tsx'
import { whole } from './OrderText.css.ts'

type OrderTextProps = {
  /** With `{number}` and other placeholders. */
  text: string
  number: string
  values?: Readonly<Record<string, string>>
}

/** A text that names an order; its number and the other values stay in one line each. */
export function OrderText({ text, number, values }: OrderTextProps) {
  const all = Object.entries({ ...values, number })
  return (
    <FilledText
      text={text}
      values={Object.fromEntries(
        all.map(([name, value]) => [
          name,
          <span key={name} className={whole}>
            {value}
          </span>,
        ]),
      )}
    />
  )
}
