import { catalogue } from './hi/catalogue.ts'
import { facts } from './hi/facts.ts'
import { product } from './hi/product.ts'
import { search } from './hi/search.ts'
import { shell } from './hi/shell.ts'
import { system } from './hi/system.ts'
import { ui } from './hi/ui.ts'
import type { Texts } from './Texts.ts'

export const hindi: Texts = {
  catalogue,
  facts,
  product,
  search,
  shell,
  system,
  ui,
}
