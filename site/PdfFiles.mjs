import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const PACKAGE = path.dirname(require.resolve('pdfjs-dist/package.json'))
const { version } = require('pdfjs-dist/package.json')

const filesOf = (folder) => readdirSync(path.join(PACKAGE, folder)).map((name) => [folder, name])

/**
 * Puts pdf.js, and the files that it loads by their names, beside the scripts: its worker, the fonts that every reader of PDFs has, and the
 * decoders of scanned pictures. They are as the package has them, below its version: bundled, the library would carry a path of this machine.
 */
export class PdfFiles {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(PdfFiles.name, (compilation) =>
      // After minification: they are minified.
      compilation.hooks.processAssets.tap(
        { name: PdfFiles.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = [
            ['legacy/build', 'pdf.min.mjs', ''],
            ['legacy/build', 'pdf.worker.min.mjs', ''],
            ...[...filesOf('standard_fonts'), ...filesOf('wasm')].map(([folder, name]) => [
              folder,
              name,
              `${folder}/`,
            ]),
          ]
          for (const [folder, name, under] of files) {
            const content = readFileSync(path.join(PACKAGE, folder, name))
            compilation.emitAsset(`static/pdf/${version}/${under}${name}`, new sources.RawSource(content))
          }
        },
      ),
    )
  }
}
