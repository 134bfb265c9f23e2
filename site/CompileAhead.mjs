/** Of a file: all its functions are called while a page loads. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chromium compile React, the router and the shell beside the page, while they arrive. Else it does so when they first run,
 * in the one long task in which a page wakes up: half of that task was compiling.
 */
export class CompileAhead {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.compilation.tap(CompileAhead.name, (compilation) =>
      // After minimizing, which takes comments out.
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
