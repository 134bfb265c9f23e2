import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { recordReferrer } from '#site/data/shop/referral.ts'
import type { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'

const CODE = /^[A-Za-z0-9]{4,20}$/
const NOTICE_MS = 12_000

/**
 * Records the referral code in the address, removes it from there, and shows the coupon that the friend gets, if there is one.
 * The code is removed first, so a second simultaneous call finds none.
 */
export async function captureReferral(
  base: string,
  template: string,
  showSnackbar: ReturnType<typeof useSnackbar>,
): Promise<void> {
  const { pathname, search, hash } = window.location
  const params = new URLSearchParams(search)
  const code = params.get('ref')
  if (!code || !CODE.test(code)) return
  params.delete('ref')
  const query = params.size > 0 ? `?${params}` : ''
  window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`)
  const coupon = (await recordReferrer(base, code))?.coupon
  if (coupon)
    showSnackbar(fillPlaceholders(template, { coupon: coupon.code, title: coupon.title }), {
      severity: 'info',
      durationMs: NOTICE_MS,
    })
}
