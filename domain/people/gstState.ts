import { GST_STATES } from './gstin.ts'
import { type StateCode, stateName } from './states.ts'

const CODES = new Map([...GST_STATES].map(([gstCode, state]) => [state, gstCode]))

/** Union territories without a parliament of their own: the half of the tax that is theirs is called UTGST there. */
const WITHOUT_PARLIAMENT: readonly StateCode[] = ['AN', 'CH', 'DH', 'LA', 'LD']

/** A state as tax documents name it, with its two digits. */
export const gstStateOf = (code: StateCode): { code: StateCode; gstCode: string; name: string } => ({
  ...{ code, gstCode: CODES.get(code) ?? '97', name: stateName(code) },
})

/** What the second half of the tax within a state is called. */
export const stateTaxName = (code: StateCode): 'SGST' | 'UTGST' =>
  WITHOUT_PARLIAMENT.includes(code) ? 'UTGST' : 'SGST'
