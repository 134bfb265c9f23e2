export const dynamic = 'force-dynamic'

/** Answers as soon as the site can. */
export const GET = (): Response => Response.json({ ok: true })
