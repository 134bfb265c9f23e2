/** A project that an owner may switch the panel to. */
export type Choice = { slug: string; title: string; status: 'active' | 'suspended' }
