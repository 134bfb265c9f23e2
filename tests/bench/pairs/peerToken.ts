import { emailOf, PASSWORD } from '../peer-login/people.ts'
import { PEER_LOGIN } from '../servers.ts'

/** Signs a person of the peer in by password; answers the token. */
export async function peerToken(person: number): Promise<string> {
  const response = await fetch(`${PEER_LOGIN}/_projects/demo/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: PEER_LOGIN },
    body: JSON.stringify({ email: emailOf(person), password: PASSWORD }),
  })
  return ((await response.json()) as { token: string }).token
}
