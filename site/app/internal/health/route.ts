export const dynamic = 'force-dynamic'

/** Answers as soon as the site is ready. */
export const GET = (): Response => Response.json({ ok: true })
