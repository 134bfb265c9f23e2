/** MathJax, which typesets formulas for PDFs. Both functions reject with the reason as `message` for an invalid formula. */
type Mathjax = {
  /** Only parses the formula, which takes a tenth of the time. */
  read: (tex: string, isDisplay: boolean) => Promise<void>
  /** SVG with paths instead of fonts. */
  draw: (tex: string, isDisplay: boolean) => Promise<string>
}

let opened: Promise<Mathjax> | undefined

/** Loads MathJax with the first formula, since it and its font take a second. */
export const openMathjax = (): Promise<Mathjax> => {
  opened ??= createMathjax()
  return opened
}

async function createMathjax(): Promise<Mathjax> {
  const [
    { mathjax },
    { STATE },
    { TeX },
    { SVG },
    { liteAdaptor },
    { RegisterHTMLHandler },
    { MathJaxNewcmFont },
    { MathJaxMhchemFontExtension },
  ] = await Promise.all([
    import('@mathjax/src/js/mathjax.js'),
    import('@mathjax/src/js/core/MathItem.js'),
    import('@mathjax/src/js/input/tex.js'),
    import('@mathjax/src/js/output/svg.js'),
    import('@mathjax/src/js/adaptors/liteAdaptor.js'),
    import('@mathjax/src/js/handlers/html.js'),
    import('@mathjax/mathjax-newcm-font/js/svg.js'),
    import('@mathjax/mathjax-mhchem-font-extension/js/svg.js'),
    import('@mathjax/src/js/util/asyncLoad/esm.js'),
    import('@mathjax/src/js/input/tex/ams/AmsConfiguration.js'),
    import('@mathjax/src/js/input/tex/boldsymbol/BoldsymbolConfiguration.js'),
    import('@mathjax/src/js/input/tex/braket/BraketConfiguration.js'),
    import('@mathjax/src/js/input/tex/cancel/CancelConfiguration.js'),
    import('@mathjax/src/js/input/tex/color/ColorConfiguration.js'),
    import('@mathjax/src/js/input/tex/gensymb/GensymbConfiguration.js'),
    import('@mathjax/src/js/input/tex/mhchem/MhchemConfiguration.js'),
    import('@mathjax/src/js/input/tex/textmacros/TextMacrosConfiguration.js'),
    import('@mathjax/src/js/input/tex/unicode/UnicodeConfiguration.js'),
  ])
  MathJaxNewcmFont.addExtension(MathJaxMhchemFontExtension)
  const adaptor = liteAdaptor()
  RegisterHTMLHandler(adaptor)
  const input = new TeX({
    packages: [
      'base',
      'ams',
      'boldsymbol',
      'braket',
      'cancel',
      'color',
      'gensymb',
      'mhchem',
      'textmacros',
      'unicode',
    ],
    formatError: (_: unknown, err: Error) => {
      throw err
    },
    maxBuffer: 5000,
    maxMacros: 200,
  })
  const output = new SVG({ fontCache: 'none', fontData: MathJaxNewcmFont })
  const document = mathjax.document('', { InputJax: input, OutputJax: output })
  return {
    read: async (tex, display) => {
      document.convert(tex, { display, end: STATE.COMPILED })
    },
    draw: async (tex, display) => {
      const node = await document.convertPromise(tex, { display, em: 16, ex: 8, containerWidth: 80 * 16 })
      return adaptor.innerHTML(node as never)
    },
  }
}
