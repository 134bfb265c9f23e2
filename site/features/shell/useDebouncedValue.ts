import { useEffect, useState } from 'react'

/** The value once it has been unchanged for `ms`; an empty one at once. */
export function useDebouncedValue(value: string, ms: number): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), value ? ms : 0)
    return () => clearTimeout(timer)
  }, [value, ms])
  return value ? later : ''
}
