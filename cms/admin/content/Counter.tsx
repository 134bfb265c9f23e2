'use client'
import { useFormFields } from '@payloadcms/ui'

type Props = {
  path: string
  /** From here on it is long enough to say something. */
  good: number
  /** Beyond this search results and cards cut it off. */
  tooLong: number
  max: number
}

/** How long a text is, and whether it will be shown whole. */
export function Counter({ path, good, tooLong, max }: Props) {
  const length = useFormFields(([fields]) => {
    const value = fields[path]?.value
    return typeof value === 'string' ? value.length : 0
  })
  const note =
    length === 0
      ? ''
      : length > tooLong
        ? ', may be cut off'
        : length < good
          ? ', rather short'
          : ', good length'
  return (
    <p className="text-counter" data-state={length > tooLong ? 'long' : length >= good ? 'good' : 'short'}>
      {length}/{max}
      {note}
    </p>
  )
}
