'use client'
import { useFormFields } from '@payloadcms/ui'

/** Path of a secret with row ids instead of indexes: `smsSenders.2.authTokenInput` becomes `smsSenders.<id>.authToken`. */
export function useSecretPath(path: string, secret: string): string {
  const parts = [...path.split('.').slice(0, -1), secret]
  const places = parts.flatMap((part, i) => (/^\d+$/.test(part) ? [i] : []))
  const ids = useFormFields(([fields]) =>
    places
      .map((place) => {
        const row = parts.slice(0, place + 1).join('.')
        return String(fields[`${row}.id`]?.value ?? '')
      })
      .join(' '),
  ).split(' ')
  return parts.map((part, i) => (places.includes(i) ? ids[places.indexOf(i)] : part)).join('.')
}
