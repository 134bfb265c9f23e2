'use client'
import { useFormFields } from '@payloadcms/ui'

type Props = {
  path: string
  /** Minimum recommended length, characters. */
  good: number
  /** Length beyond which search results and cards cut the text off. */
  tooLong: number
  max: number
}

/** Length of a text field, and whether it will be shown in full. */
export function LengthCounter({ path, good, tooLong, max }: Props) {
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
