/** Number of people in the list of pair (e), the same on both sides. */
export const LISTED = 100_000

/** Made-up names. */
const FIRST = ['Bexo', 'Dolun', 'Fimka', 'Gorux', 'Hajel', 'Kivon', 'Lumza', 'Nefip', 'Quorn', 'Zutal']
const LAST = [
  'Abrux',
  'Bolmik',
  'Cervop',
  'Dunzel',
  'Ekfor',
  'Glimput',
  'Harmax',
  'Jostik',
  'Murnel',
  'Polwit',
  'Vaxim',
]

/** The i-th person; one in a hundred is an expert. */
export const listedPerson = (i: number) => ({
  name: `${FIRST[i % FIRST.length]} ${LAST[i % LAST.length]} ${i}`,
  phone: `+9173${String(i).padStart(8, '0')}`,
  email: `listed${i}@example.org`,
  userLevel: i % 100 === 7 ? 400 : 100,
})

const CHUNK = 500

/** Inserts `rows` rows in chunks that fit into one statement. */
export async function inChunks<T>(
  rows: number,
  make: (i: number) => T,
  insert: (chunk: T[]) => Promise<unknown>,
) {
  for (let start = 0; start < rows; start += CHUNK) {
    await insert(Array.from({ length: Math.min(CHUNK, rows - start) }, (_, i) => make(start + i)))
  }
}
