import type { StateCode } from './states.ts'

type Place = { state: StateCode | null; city: string }

/**
 * Fills state and city of a PIN code into fields that are empty or still contain what an earlier PIN code
 * filled in. Values that the person typed or chose stay, except the city when the state changes: it is then
 * replaced or emptied. Returns the same object when there is nothing to fill.
 */
export function fillPlace<Values extends Place>(
  values: Values,
  found: { state: StateCode | null; city: string | null },
  filled: Place,
): Values {
  const state = found.state && (!values.state || values.state === filled.state) ? found.state : values.state
  const hasStateChanged = values.state !== null && state !== values.state
  const isReplaced = hasStateChanged || !values.city.trim() || values.city === filled.city
  const city = (isReplaced ? found.city : null) ?? (hasStateChanged ? '' : values.city)
  return state === values.state && city === values.city ? values : { ...values, state, city }
}
