/** Marks a file for Chromium: all its functions are called while a page loads. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes Chromium compile React, the router and the shell in parallel while they download. Otherwise it
 * compiles them when they first run, in the one long task that hydrates the page; half of that task was
 * compiling.
 */
export class CompileAhead {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.compilation.tap(CompileAhead.name, (compilation) =>
      // After minification, which removes comments.
      compilation.hooks.processAssets.tap(
        { name: CompileAhead.name, stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const files = new Set(compilation.entrypoints.get('main-app')?.getFiles())
          for (const file of compilation.namedChunks.get('shell')?.files ?? []) files.add(file)
          for (const file of files)
            if (file.endsWith('.js'))
              compilation.updateAsset(file, (code) => new sources.ConcatSource(HINT, code))
        },
      ),
    )
  }
}
