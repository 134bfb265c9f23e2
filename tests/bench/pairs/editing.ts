import { SHALA } from '../servers.ts'

const API = `${SHALA}/_projects/demo/api/selling-products`
const EVERY_MS = 1000
/** Longest time until a page shows an edit. */
const MAX_MS = 1000
const GIVE_UP_MS = 10_000

type Product = { id: string; title: string }

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Changes the title of one product every second and measures when a page first shows it. */
export class Editor {
  readonly #headers: Record<string, string>
  readonly #product: Product
  #edits = 0
  /** Times from the response to an edit until a page shows it, ms. */
  readonly #seenAfter: number[] = []

  private constructor(secret: string, product: Product) {
    this.#headers = {
      'content-type': 'application/json',
      cookie: `demo-staff=${secret}`,
      origin: SHALA,
      referer: `${SHALA}/admin/collections/selling-products`,
    }
    this.#product = product
  }

  static async of(secret: string, slug: string): Promise<Editor> {
    const answer = await fetch(`${API}?where[slug][equals]=${slug}&limit=1&depth=0`)
    const { docs } = (await answer.json()) as { docs: Product[] }
    if (!docs[0]) throw new Error(`there is no product ${slug}`)
    return new Editor(secret, docs[0])
  }

  /** Edits until the signal and polls the page after each edit; finally restores the title. */
  async work(page: string, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      const startedAt = performance.now()
      this.#edits += 1
      const title = `${this.#product.title} ${this.#edits}`
      await this.#rename(title)
      this.#seenAfter.push(await timeUntilShown(page, title))
      await wait(Math.max(0, EVERY_MS - (performance.now() - startedAt)))
    }
    await this.#rename(this.#product.title)
  }

  async #rename(title: string): Promise<void> {
    const answer = await fetch(`${API}/${this.#product.id}`, {
      method: 'PATCH',
      headers: this.#headers,
      body: JSON.stringify({ title }),
    })
    if (!answer.ok) throw new Error(`an edit was refused: ${answer.status} ${await answer.text()}`)
    await answer.body?.cancel()
  }

  /** Results since the previous call. */
  conclude(): { note: string; faults: string[] } {
    const times = this.#seenAfter.splice(0)
    const longest = Math.max(...times)
    return {
      note: `${times.length} edits, each shown after ${longest.toFixed(0)} ms at most`,
      faults:
        longest <= MAX_MS ? [] : [`an edit was shown after ${longest.toFixed(0)} ms, at most ${MAX_MS}`],
    }
  }
}

async function timeUntilShown(page: string, title: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < GIVE_UP_MS) {
    const answer = await fetch(page)
    if ((await answer.text()).includes(title)) break
    await wait(10)
  }
  return performance.now() - startedAt
}
