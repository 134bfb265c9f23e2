import type { StateCode } from './states.ts'

type Place = { state: StateCode | null; city: string }

/**
 * State and city of a PIN code in the fields that are empty or still hold what an earlier PIN code filled in; what the person
 * wrote or chose stays. Answers the same object when there is nothing to fill.
 */
export function fillPlace<Values extends Place>(
  values: Values,
  found: { state: StateCode | null; city: string | null },
  filled: Place,
): Values {
  const state = found.state && (!values.state || values.state === filled.state) ? found.state : values.state
  const city = found.city && (!values.city.trim() || values.city === filled.city) ? found.city : values.city
  return state === values.state && city === values.city ? values : { ...values, state, city }
}
