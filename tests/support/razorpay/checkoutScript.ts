/**
 * Replaces Razorpay's checkout.js: `new Razorpay(options).open()` shows the buttons Pay, Fail and Close, and the server that
 * serves the script makes the payment. It uses neither eval nor inline handlers, so that a page's CSP needs
 * this origin in script-src and connect-src only. A failed payment leaves it open for another try, as with Razorpay.
 */
export const CHECKOUT_SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin
  const place = 'position:fixed;inset:0;z-index:2147483647;display:grid;place-content:center;gap:8px;background:#000a'
  window.Razorpay = class {
    constructor(options) {
      for (const name of ['key', 'amount', 'currency', 'name', 'order_id'])
        if (!options[name]) throw new Error(name + ' is required')
      this.options = options
      this.listeners = {}
    }
    on(event, listener) {
      (this.listeners[event] ??= []).push(listener)
      return this
    }
    open() {
      if (this.overlay) return
      this.overlay = document.createElement('div')
      this.overlay.style.cssText = place
      this.overlay.setAttribute('role', 'dialog')
      this.overlay.setAttribute('aria-modal', 'true')
      this.overlay.setAttribute('aria-label', 'Razorpay')
      this.button('Pay', () => this.end('captured'))
      this.button('Fail', () => this.end('failed'))
      this.button('Close', () => this.dismiss())
      document.body.append(this.overlay)
      this.overlay.firstChild.focus()
    }
    button(text, press) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = text
      button.style.cssText = 'min-width:200px;padding:14px;font:600 16px system-ui'
      button.addEventListener('click', press)
      this.overlay.append(button)
    }
    close() {
      this.overlay?.remove()
      this.overlay = null
    }
    dismiss() {
      this.close()
      this.options.modal?.ondismiss?.()
    }
    async end(status) {
      const { key, order_id, amount } = this.options
      const response = await fetch(origin + '/v1/checkout/payments', {
        method: 'POST',
        body: JSON.stringify({ key, order_id, amount, status }),
      })
      const answer = await response.json()
      if (answer.error) {
        for (const listener of this.listeners['payment.failed'] ?? []) listener(answer)
        return
      }
      this.close()
      this.options.handler?.(answer)
    }
  }
})()
`
