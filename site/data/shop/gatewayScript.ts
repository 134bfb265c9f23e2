/** The result of a gateway's window: the signed fields, or null when it was closed without paying. */
export type GatewayAnswer = Record<string, string> | null

type Options = Readonly<Record<string, unknown>>
type Gateway = new (options: Options) => { open: () => void }

const loaded = new Map<string, Promise<void>>()

/** Loads a script once; a failed load is tried again the next time. */
function loadScript(address: string): Promise<void> {
  const cached = loaded.get(address)
  if (cached) return cached
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      loaded.delete(address)
      script.remove()
      reject(new Error('the script of the gateway did not load'))
    }
    document.head.append(script)
  })
  loaded.set(address, loading)
  return loading
}

/** Opens the gateway's own window and waits until it closes. Throws when its script fails to load. */
export async function openGateway(
  script: string,
  options: Options,
  buyer: { name?: string | null; phone?: string | null; email?: string | null },
): Promise<GatewayAnswer> {
  await loadScript(script)
  const { Razorpay } = window as unknown as { Razorpay?: Gateway }
  if (!Razorpay) throw new Error('the script of the gateway did nothing')
  return new Promise((resolve) => {
    new Razorpay({
      ...options,
      prefill: { name: buyer.name ?? '', contact: buyer.phone ?? '', email: buyer.email ?? '' },
      handler: resolve,
      modal: { ondismiss: () => resolve(null) },
    }).open()
  })
}

const PAY_PAGE = /\/(checkout|orders)(\/|$)/

/**
 * Whether the CSP of the current document allows a gateway's script: only payment pages do
 * (cms/server/http/csp.ts), and after a client-side navigation to one the document is still that of the page
 * before.
 */
export function allowsGatewayScript(): boolean {
  const [first] = performance.getEntriesByType('navigation')
  return PAY_PAGE.test(new URL(first?.name ?? location.href, location.href).pathname)
}
