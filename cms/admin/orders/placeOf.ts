import type { z } from 'zod'
import type { PincodeAnswerSchema } from '#domain/calls/account.ts'
import { isPincode } from '#domain/people/isPincode.ts'
import { readCall } from '../ui/panelClient.ts'

export type Place = Pick<z.infer<typeof PincodeAnswerSchema>, 'state' | 'city' | 'delivery'>

/** State and city of a whole PIN code, as far as the directory knows them, and how goods get there; null for any other and where nothing is answered. */
export async function placeOf(pincode: string): Promise<Place | null> {
  if (!isPincode(pincode)) return null
  const answer = await readCall<Place>(`/address/pincode?pincode=${pincode}`)
  return answer.apiSuccess ? { state: answer.state, city: answer.city, delivery: answer.delivery } : null
}
