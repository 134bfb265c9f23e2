import { type Answered, callPeople } from './callPeople.ts'

/** A call of the sales desk; what was typed wrongly is said in the words of its field. */
export async function callStaff<A>(path: string, body: object): Promise<Answered<A>> {
  const answer = (await callPeople<A>(path, body)) as Answered<A> & { fields?: Record<string, string> }
  const [said] = Object.values((!answer.apiSuccess && answer.fields) || {})
  return said ? ({ ...answer, message: said } as Answered<A>) : answer
}
