/** What is sold: the kinds of products, how one and many are called, and where the storefront lists and shows them. */
export const PRODUCT_KINDS = [
  { id: 'course', label: 'Course', plural: 'Courses', path: '/courses' },
  { id: 'class', label: 'Class', plural: 'Classes', path: '/classes' },
  { id: 'test-series', label: 'Test series', plural: 'Test series', path: '/test-series' },
  { id: 'test-paper', label: 'Test paper', plural: 'Test papers', path: '/test-series' },
  { id: 'quiz', label: 'Quiz', plural: 'Quizzes', path: '/quizzes' },
  { id: 'physical', label: 'Book', plural: 'Books', path: '/products' },
  { id: 'digital', label: 'E-book', plural: 'E-books', path: '/products' },
  { id: 'serial-key-pack', label: 'Serial keys', plural: 'Serial keys', path: '/products' },
  { id: 'bundle', label: 'Bundle', plural: 'Bundles', path: '/products' },
] as const

export type ProductKind = (typeof PRODUCT_KINDS)[number]['id']
