import { catalogue } from './en/catalogue.ts'
import { facts } from './en/facts.ts'
import { product } from './en/product.ts'
import { search } from './en/search.ts'
import { shell } from './en/shell.ts'
import { system } from './en/system.ts'
import { ui } from './en/ui.ts'

/** The English texts; their shape is that of every language. */
export const english = {
  catalogue,
  facts,
  product,
  search,
  shell,
  system,
  ui,
}
