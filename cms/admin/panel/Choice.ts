/** A project an owner may narrow the panel to. */
export type Choice = { slug: string; title: string; status: 'active' | 'suspended' }
