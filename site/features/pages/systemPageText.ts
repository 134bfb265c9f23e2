export type SystemPageText = { title: string; text: string }

/** What the fixed pages say before an editor has written them: what is missing, and how to ask. */
const TEXTS: Record<string, { title: string; text: (brand: string) => string }> = {
  'about-us': {
    title: 'About us',
    text: (brand) => `${brand} has not written about itself here yet. Ask us anything:`,
  },
  contact: { title: 'Contact', text: (brand) => `This is how you reach ${brand}:` },
  support: {
    title: 'Support',
    text: () => 'Tell us what does not work, with your order number if it is about an order:',
  },
  faq: {
    title: 'Questions',
    text: () => 'There are no written answers here yet. Ask us, and we answer you directly:',
  },
  terms: {
    title: 'Terms',
    text: (brand) => `The terms of ${brand} are not published here yet. Ask for them before you buy:`,
  },
  privacy: {
    title: 'Privacy',
    text: (brand) =>
      `The privacy notice of ${brand} is not published here yet. Ask us what is stored about you:`,
  },
  'refund-policy': {
    title: 'Refund policy',
    text: (brand) => `The refund policy of ${brand} is not published here yet. Ask for it before you buy:`,
  },
  'shipping-policy': {
    title: 'Shipping policy',
    text: (brand) =>
      `How ${brand} sends books and papers is not published here yet. Ask for it before you order any:`,
  },
  'grievance-officer': {
    title: 'Grievance officer',
    text: (brand) =>
      `${brand} has not published who answers complaints yet. Until then write to us here, or open a support ticket:`,
  },
}

/** The text of a system page; null for any other address. */
export function systemPageText(slug: string, brand: string): SystemPageText | null {
  const found = Object.hasOwn(TEXTS, slug) ? TEXTS[slug] : undefined
  return found ? { title: found.title, text: found.text(brand) } : null
}
