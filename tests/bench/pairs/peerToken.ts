import { emailOf, PASSWORD } from '../peer-login/people.ts'
import { PEER_LOGIN } from '../servers.ts'

/** Signs a person in to a peer by password and returns the token. */
export async function peerToken(person: number, peer = PEER_LOGIN): Promise<string> {
  const response = await fetch(`${peer}/_projects/demo/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: peer },
    body: JSON.stringify({ email: emailOf(person), password: PASSWORD }),
  })
  return ((await response.json()) as { token: string }).token
}
