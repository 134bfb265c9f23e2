import { describe, expect, it, test } from 'vitest'
import { readQuestionFile } from '#cms/adapters/questionFiles/readQuestionFile.ts'
import { paragraph } from '../exams/samples.ts'
import { PICTURE_BYTES } from './pictures.ts'
import { run, table, trueFalse, wordDocument } from './wordDocument.ts'

const read = async (body: string, more?: Record<string, string>) =>
  readQuestionFile(await wordDocument(body, more), 'questions.docx')
const problemsOf = async (body: string, more?: Record<string, string>) =>
  (await read(body, more)).problems.map(({ at, code, detail }) =>
    `${at.line} ${at.path} ${code} ${detail}`.trim(),
  )
const stemOf = async (stem: string) => {
  const { questions, problems } = await read(trueFalse(stem))
  expect(problems).toEqual([])
  const content = questions[0]?.content
  return content && 'stem' in content ? content.stem.en : null
}

const r = (text: string, properties = '') => `<m:r>${properties}<m:t>${text}</m:t></m:r>`
const val = (name: string, value: string) => `<m:${name} m:val="${value}"/>`
const e = (inside: string) => `<m:e>${inside}</m:e>`
const maths = (inside: string) => `<m:oMath>${inside}</m:oMath>`

describe('an equation of Word', () => {
  test.each([
    ['a fraction', `<m:f><m:num>${r('a+b')}</m:num><m:den>${r('2')}</m:den></m:f>`, '\\frac{a+b}{2}'],
    [
      'a linear fraction',
      `<m:f><m:fPr>${val('type', 'lin')}</m:fPr><m:num>${r('1')}</m:num><m:den>${r('2')}</m:den></m:f>`,
      '{1}/{2}',
    ],
    [
      'a square root',
      `<m:rad><m:radPr>${val('degHide', '1')}</m:radPr><m:deg/>${e(r('x'))}</m:rad>`,
      '\\sqrt{x}',
    ],
    ['a cube root', `<m:rad><m:deg>${r('3')}</m:deg>${e(r('x'))}</m:rad>`, '\\sqrt[3]{x}'],
    ['a superscript', `<m:sSup>${e(r('x'))}<m:sup>${r('2')}</m:sup></m:sSup>`, 'x^{2}'],
    [
      'a subscript of several signs',
      `<m:sSub>${e(r('xy'))}<m:sub>${r('max')}</m:sub></m:sSub>`,
      '{xy}_{\\max}',
    ],
    [
      'both',
      `<m:sSubSup>${e(r('𝑥'))}<m:sub>${r('i')}</m:sub><m:sup>${r('2')}</m:sup></m:sSubSup>`,
      'x_{i}^{2}',
    ],
    [
      'signs before',
      `<m:sPre><m:sub>${r('6')}</m:sub><m:sup>${r('14')}</m:sup>${e(r('C', `<m:rPr>${val('sty', 'p')}</m:rPr>`))}</m:sPre>`,
      '{}_{6}^{14}C',
    ],
    [
      'a sum',
      `<m:nary><m:naryPr>${val('chr', '∑')}${val('limLoc', 'undOvr')}</m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup>${e(r('i'))}</m:nary>`,
      '\\sum_{i=1}^{n} i',
    ],
    [
      'an integral',
      `<m:nary><m:naryPr><m:subHide m:val="1"/></m:naryPr><m:sub/><m:sup/>${e(r('x dx'))}</m:nary>`,
      '\\int x dx',
    ],
    ['brackets', `<m:d>${e(r('a'))}${e(r('b'))}</m:d>`, '\\left( a \\middle| b \\right)'],
    [
      'braces with cases',
      `<m:d><m:dPr>${val('begChr', '{')}${val('endChr', '')}</m:dPr>${e(`<m:eqArr>${e(r('x&amp;=1'))}${e(r('y&amp;=2'))}</m:eqArr>`)}</m:d>`,
      '\\left\\{ \\begin{aligned}x&=1 \\\\ y&=2\\end{aligned} \\right.',
    ],
    [
      'a matrix',
      `<m:m><m:mr>${e(r('a'))}${e(r('b'))}</m:mr><m:mr>${e(r('c'))}${e(r('d'))}</m:mr></m:m>`,
      '\\begin{matrix}a & b \\\\ c & d\\end{matrix}',
    ],
    ['a vector', `<m:acc><m:accPr>${val('chr', '\u20d7')}</m:accPr>${e(r('F'))}</m:acc>`, '\\vec{F}'],
    ['a hat over two letters', `<m:acc>${e(r('AB'))}</m:acc>`, '\\widehat{AB}'],
    ['a bar', `<m:bar><m:barPr>${val('pos', 'top')}</m:barPr>${e(r('z'))}</m:bar>`, '\\overline{z}'],
    ['a function', `<m:func><m:fName>${r('sin')}</m:fName>${e(r('θ'))}</m:func>`, '\\sin \\theta'],
    [
      'a limit',
      `<m:func><m:fName><m:limLow>${e(r('lim'))}<m:lim>${r('x→0')}</m:lim></m:limLow></m:fName>${e(r('x'))}</m:func>`,
      '\\lim_{x\\rightarrow 0} x',
    ],
    [
      'an arrow with words',
      `<m:groupChr><m:groupChrPr>${val('chr', '→')}</m:groupChrPr>${e(r('heat', '<m:rPr><m:nor/></m:rPr>'))}</m:groupChr>`,
      '\\xrightarrow{\\text{heat}}',
    ],
    ['a box', `<m:borderBox>${e(r('x'))}</m:borderBox>`, '\\boxed{x}'],
    [
      'signs',
      r('α·β≤50%∈ℝ−{2} यदि x'),
      '\\alpha \\cdot \\beta \\le 50\\%\\in \\mathbb{R}-\\{2\\} \\text{यदि} x',
    ],
    [
      'letters of other alphabets',
      `${r('𝐁𝔸𝛼Α')}${r('v', `<m:rPr>${val('sty', 'b')}</m:rPr>`)}`,
      '\\mathbf{B}\\mathbb{A}\\alpha A\\mathbf{v}',
    ],
    ['units', r('kg', `<m:rPr>${val('sty', 'p')}</m:rPr>`), '\\mathrm{kg}'],
  ])('with %s becomes LaTeX', async (_, omml, latex) => {
    expect(await stemOf(maths(omml))).toEqual([paragraph(`$${latex}$`)])
  })

  it('keeps apart from the letters beside it, and on a line of its own where it is displayed', async () => {
    const x = maths(r('x'))
    const display = `<m:oMathPara>${maths(`<m:sSup>${e(r('c'))}<m:sup>${r('2')}</m:sup></m:sSup>`)}</m:oMathPara>`
    expect(await stemOf(`${run('mass')}${x}${run('. (')}${x}${run(') is')}${display}${run('then')}`)).toEqual(
      [paragraph('mass$x$. ($x$) is\n$$c^{2}$$\nthen')],
    )
  })

  test.each([
    ['<m:unheardOf/>', '1  equation m:unheardOf'],
    [r('x') + r('⸘'), `1  equation KaTeX`],
    [`<m:acc><m:accPr>${val('chr', '!')}</m:accPr>${e(r('F'))}</m:acc>`, '1  equation accent !'],
  ])('that cannot be LaTeX is a problem: %s', async (omml, problem) => {
    const [first = '', ...more] = await problemsOf(trueFalse(`${run('x')}${maths(omml)}`))
    expect([first.slice(0, problem.length), more]).toEqual([problem, []])
  })
})

describe('a Word document', () => {
  it('has a question in each table, with its texts beside their labels', async () => {
    const { questions, problems } = await read(
      [
        `<w:p>${run('Our questions')}</w:p>`,
        table(
          ['', run('English'), run('हिन्दी')],
          [run('Type:'), run('single'), ''],
          [run('question'), `<w:p>${run('Which?')}</w:p><w:p>${run('Now')}</w:p>`, run('कौन?')],
          [run('A'), run('One'), run('एक')],
          [run('b)'), run('H') + run('2', '<w:rPr><w:vertAlign w:val="subscript"/></w:rPr>') + run('O')],
          [run('Answer'), run('b')],
          [run('Concepts'), run('Water; Ice')],
        ),
        trueFalse(
          run('Is it?', '<w:rPr><w:b/></w:rPr>') +
            table([run('x'), run('1|2')])
              .replace(/^/, '</w:p>')
              .replace(/$/, '<w:p>'),
        ),
      ].join(''),
    )
    expect(problems).toEqual([])
    expect(questions).toMatchObject([
      {
        concepts: ['Water', 'Ice'],
        content: {
          type: 'single',
          stem: { en: [paragraph('Which?'), paragraph('Now')], hi: [paragraph('कौन?')] },
          options: [
            { id: 'a', text: { en: [paragraph('One')], hi: [paragraph('एक')] } },
            { id: 'b', text: { en: [paragraph('H₂O')] } },
          ],
        },
        keys: [{ question: 'new', key: { type: 'single', right: ['b'] } }],
        at: { line: 1 },
        notes: [{ code: 'outsideTable', detail: 'Our questions' }],
      },
      {
        content: {
          stem: { en: [paragraph('Is it?'), { kind: 'table', hasHeader: false, rows: [['x', '1|2']] }] },
        },
        at: { line: 2 },
        notes: [{ code: 'formatting', detail: 'strong' }],
      },
    ])
  })

  test.each([
    [table([run('Colour'), run('red')]), ['1  tableLabel Colour']],
    [table([run('Type'), run('trueFalse')], [run('Answer'), run('true')]), ['1 question missing']],
    [trueFalse(run('x')) + table([run('Type'), run('essay')]), ['2 type unknownValue essay']],
    [
      table([run('Type'), run('integer')], [run('Question'), run('x')], [run('Answer'), run('two')]),
      ['1 answer number two'],
    ],
    [table([run('Type'), run('integer'), run('y')]), ['1 type cellOutside']],
    [table([run('Type'), run('integer')], [run('Type'), run('integer')]), ['1 type columnTwice type']],
    [
      trueFalse('<w:r><w:object><o:OLEObject xmlns:o="o"/></w:object></w:r>'),
      ['1  markup an embedded object, such as an equation of MathType'],
    ],
    [trueFalse('<w:r><w:footnoteReference w:id="2"/></w:r>'), ['1  markup a footnote']],
  ])('%# names its problems with the number of the table', async (body, problems) => {
    expect(await problemsOf(body)).toEqual(problems)
  })

  it('shows no picture from elsewhere', async () => {
    const picture = (attribute: string) =>
      `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="x"/>` +
      `<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture">` +
      `<pic:blipFill><a:blip ${attribute}/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
    const links = (target: string, mode = '') =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="p1" ` +
      `Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${target}"${mode}/></Relationships>`
    const outside = await read(trueFalse(picture('r:link="p1"')), {
      'word/_rels/document.xml.rels': links('file:///etc/hostname', ' TargetMode="External"'),
    })
    expect(outside.questions).toEqual([])
    expect(outside.problems).toEqual([
      { at: { line: 1, path: '' }, code: 'markup', detail: 'a picture that is not in the document' },
    ])
    const drawn = await read(trueFalse(picture('r:embed="p1"')), {
      'word/_rels/document.xml.rels': links('media/x.svg'),
      'word/media/x.svg': `<svg>${PICTURE_BYTES.length}</svg>`,
    })
    expect(drawn.problems.map(({ code }) => code)).toEqual(['pictureUnread'])
  })
})
