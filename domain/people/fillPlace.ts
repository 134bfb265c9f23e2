import type { StateCode } from './states.ts'

type Place = { state: StateCode | null; city: string }

/**
 * State and city of a PIN code in the fields that are empty or still hold what an earlier PIN code filled in; what the person
 * wrote or chose stays, but for a city when the state becomes another: it is filled anew or asked for. Answers the same object when
 * there is nothing to fill.
 */
export function fillPlace<Values extends Place>(
  values: Values,
  found: { state: StateCode | null; city: string | null },
  filled: Place,
): Values {
  const state = found.state && (!values.state || values.state === filled.state) ? found.state : values.state
  const hasMoved = values.state !== null && state !== values.state
  const isReplaced = hasMoved || !values.city.trim() || values.city === filled.city
  const city = (isReplaced ? found.city : null) ?? (hasMoved ? '' : values.city)
  return state === values.state && city === values.city ? values : { ...values, state, city }
}
