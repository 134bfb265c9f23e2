import type twilioPackage from 'twilio'

type Twilio = typeof twilioPackage
type Client = InstanceType<Twilio['RequestClient']>

/** Twilio's own HTTP client, sent to another origin: a local server in tests and demo (TWILIO_BASE_URL). */
export function rebasedClient(twilio: Twilio, baseUrl: string): Client {
  const client = new twilio.RequestClient({ timeout: 8000 })
  const request = client.request.bind(client)
  client.request = (options) => {
    const target = new URL(options.uri)
    return request({ ...options, uri: new URL(`${target.pathname}${target.search}`, baseUrl).href })
  }
  return client
}
