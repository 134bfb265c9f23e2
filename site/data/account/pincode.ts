import useSWR from 'swr'
import type { z } from 'zod'
import type { PincodeAnswerSchema } from '#domain/calls/account.ts'
import { isPincode } from '#domain/people/isPincode.ts'
import type { StateCode } from '#domain/people/states.ts'
import { type Refused, read } from '../base/ask.ts'

/** Where a PIN code is, as far as India Post's directory says; `isKnown` is false for one that was never given out. */
export type PincodePlace = {
  pincode: string
  isKnown: boolean
  state: StateCode | null
  city: string | null
}

async function load([base, , pincode]: readonly [string, string, string]): Promise<PincodePlace | null> {
  const answer = await read<z.infer<typeof PincodeAnswerSchema> | Refused>(
    base,
    `address/pincode?pincode=${pincode}`,
  )
  if (answer?.status !== 200) return null
  const { body } = answer
  if (body.apiSuccess) return { pincode, isKnown: true, state: body.state, city: body.city }
  return body.code === 'pincode' ? { pincode, isKnown: false, state: null, city: null } : null
}

/** The place of a whole PIN code; null until it is known, and where it could not be told. Each code is asked for once. */
export function usePincode(base: string, pincode: string): PincodePlace | null {
  const { data } = useSWR(isPincode(pincode) ? ([base, 'pincode', pincode] as const) : null, load, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  })
  return data ?? null
}
