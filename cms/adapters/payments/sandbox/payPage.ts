import { formatInr } from '#domain/money/formatInr.ts'
import type { SandboxTransaction } from '#payload-types'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `
:root{color-scheme:light;font:400 16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#141414}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#f4f6f9;padding:16px;box-sizing:border-box}
main{width:min(440px,100%);background:#fff;border:1px solid #dfe4ec;border-radius:12px;padding:28px;box-sizing:border-box}
.tag{display:inline-block;border:1px solid #848b97;border-radius:4px;padding:2px 8px;font-size:13px;color:#4f5869}
h1{font-size:28px;line-height:1.2;letter-spacing:-.028em;margin:16px 0 4px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:20px 0;padding:16px 0;border:solid #dfe4ec;border-width:1px 0;font-size:14px}
dt{color:#4f5869}dd{margin:0;text-align:right}
.amount{font-size:20px;font-weight:680}
button{display:block;width:100%;min-height:48px;margin:8px 0 0;border-radius:8px;border:1px solid #c3c9d3;background:#fff;font:600 16px/1 inherit;font-family:inherit;cursor:pointer;color:#141414}
button:first-of-type{background:#276cdd;border-color:#276cdd;color:#fff}
button:focus-visible{outline:2px solid #205ec2;outline-offset:2px}
p{color:#4f5869;margin:0}
.note{font-size:13px;margin-top:16px}`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><span class="tag">Test gateway</span>${body}</main></body></html>`

/** The page on which the tester chooses the outcome of a payment. */
export const payPage = (transaction: SandboxTransaction): string =>
  page(
    'Test gateway',
    `<h1>Choose how this payment ends</h1><p>This page stands in for a bank. No money moves.</p>
<dl><dt>Order</dt><dd>${escapeHtml(transaction.receipt)}</dd><dt>Amount</dt><dd class="amount">${formatInr(transaction.amountPaise)}</dd></dl>
<form method="post"><button name="outcome" value="success">Payment succeeds</button>
<button name="outcome" value="failure">Payment fails</button>
<button name="outcome" value="closed">Payment succeeds, browser is closed</button></form>
<p class="note">The last one tells the shop by webhook only, as when somebody closes the tab after paying.</p>`,
  )

/** Shown for the outcome "browser is closed". */
export const closedPage = (): string =>
  page(
    'Test gateway',
    '<h1>Paid. The browser would be closed now</h1><p>The shop hears of it by webhook. You can close this tab.</p>',
  )

/** Shown when the transaction has ended, or does not exist (then without `back`, the link to the shop). */
export const endedPage = (back?: string): string =>
  page(
    'Test gateway',
    `<h1>This payment has ended</h1><p>Go back to the shop to see your order.</p>${
      back ? `<p class="note"><a href="${escapeHtml(back)}">Back to the shop</a></p>` : ''
    }`,
  )
