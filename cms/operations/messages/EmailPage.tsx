import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import type { MailBlock } from '#domain/bulkEmails/blocks.ts'

export type Email = {
  /** The project's name. */
  title: string
  subject: string
  text: string
  code?: string | undefined
  /** Parts of a bulk e-mail, shown above the text, which is then small print. */
  blocks?: readonly MailBlock[] | undefined
  /** URL of the tracking pixel that counts opens. */
  pixel?: string | undefined
  /** `#rrggbb` */
  colours: { primary: string; onPrimary: string }
}

/** Outlook uses the first family that Windows has. */
const FONT: CSSProperties = {
  fontFamily: "'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,'Noto Sans Devanagari',Arial,sans-serif",
}
const WORDS: CSSProperties = {
  ...FONT,
  margin: '0 0 16px',
  fontSize: 16,
  lineHeight: 1.55,
  color: '#2b303a',
  // Long addresses would make the table wider than a phone.
  wordBreak: 'break-word',
  overflowWrap: 'anywhere',
}
const SMALL: CSSProperties = { ...WORDS, fontSize: 13, lineHeight: 1.5, color: '#5b6472' }
const HEADING: CSSProperties = {
  ...FONT,
  margin: '0 0 12px',
  fontSize: 20,
  lineHeight: 1.3,
  color: '#141414',
}
const CODE: CSSProperties = {
  margin: '0 0 20px',
  padding: '16px 8px',
  borderRadius: 8,
  backgroundColor: '#f4f6f9',
  color: '#141414',
  textAlign: 'center',
  fontFamily: "Consolas,Menlo,'Courier New',monospace",
  fontWeight: 700,
  fontSize: 36,
  lineHeight: 1.2,
  letterSpacing: 8,
}
const CARD: CSSProperties = {
  width: '100%',
  maxWidth: 600,
  overflow: 'hidden',
  backgroundColor: '#ffffff',
  border: '1px solid #dfe3ea',
  borderRadius: 12,
}
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page,.page>table>tbody>tr>td{background-color:#111318!important}
.card{background-color:#191b20!important;border-color:#2b303a!important}.words,.words a{color:#d4d8df!important}
.line{border-color:#2b303a!important}.code{background-color:#23272f!important;color:#ffffff!important}}`

const DEVANAGARI = /\p{Script=Devanagari}/u
const langOf = (text: string): 'hi' | 'en' => (DEVANAGARI.test(text) ? 'hi' : 'en')

/** Text with its line breaks. */
const Lines = ({ text }: { text: string }): ReactNode =>
  // Lines have no key other than their index.
  text.split('\n').map((line, at) => (
    <Fragment key={String(at)}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))

/** Small print; its URLs are made links, since few mail programs detect URLs in HTML text. */
const SmallPrint = ({ text }: { text: string }) => (
  <Text className="words" style={SMALL} lang={langOf(text)}>
    {text.split(/(https?:\/\/[^\s<>"]+)/).map((part, at) => {
      const key = String(at)
      return at % 2 === 0 ? (
        <Lines key={key} text={part} />
      ) : (
        <Link key={key} href={part} style={{ color: SMALL.color, textDecoration: 'underline' }}>
          {part}
        </Link>
      )
    })}
  </Text>
)

/** A part of a bulk e-mail. */
function Part({ block: { kind, text, href }, colours }: { block: MailBlock; colours: Email['colours'] }) {
  if (kind === 'line') return <Hr className="line" style={{ margin: '8px 0 24px', borderColor: '#dfe3ea' }} />
  if (kind === 'heading')
    return (
      <Heading as="h2" className="words" style={HEADING}>
        <Lines text={text} />
      </Heading>
    )
  if (kind === 'text' || !href)
    return (
      <Text className="words" style={WORDS}>
        <Lines text={text} />
      </Text>
    )
  return (
    <Row style={{ margin: '4px 0 20px' }}>
      <Column>
        <Button
          href={href}
          style={{
            ...FONT,
            padding: '12px 20px',
            borderRadius: 8,
            fontSize: 16,
            fontWeight: 700,
            backgroundColor: colours.primary,
            color: colours.onPrimary,
          }}
        >
          {text}
        </Button>
      </Column>
    </Row>
  )
}

/** Preview text beside the subject in a list of e-mails: the beginning of a bulk e-mail. */
const previewOf = (blocks: readonly MailBlock[]): string =>
  (blocks.find(({ kind }) => kind === 'text') ?? blocks.find(({ text }) => text))?.text.replace(
    /\s+/g,
    ' ',
  ) ?? ''

const Code = ({ code }: { code: string }) => (
  <Text className="code" style={CODE}>
    {code}
  </Text>
)

/** An e-mail: a header in the project's primary colour above its parts or its text, with a code in large type. */
export function EmailPage({ title, subject, text, code, blocks, pixel, colours }: Email) {
  const paragraphs = text.split(/\n{2,}/).flatMap((part) => part.trim() || [])
  const isAlone = paragraphs.some((part) => part === code)
  return (
    <Html lang={langOf(blocks?.map((block) => block.text).join(' ') || text)}>
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK}</style>
      </Head>
      <Body className="page" style={{ margin: 0, padding: '24px 12px', backgroundColor: '#f4f6f9' }}>
        {blocks && <Preview>{previewOf(blocks)}</Preview>}
        {/* Outlook reads the attribute, all other programs the style. */}
        <Container className="card" width={600} style={CARD}>
          <Row>
            <Column
              style={{
                ...FONT,
                padding: '16px 24px',
                fontSize: 18,
                fontWeight: 700,
                backgroundColor: colours.primary,
                color: colours.onPrimary,
              }}
            >
              {title}
            </Column>
          </Row>
          <Row>
            <Column style={{ padding: '24px 24px 8px' }}>
              {blocks?.map((block, at) => (
                <Part key={String(at)} block={block} colours={colours} />
              ))}
              {code && !isAlone && <Code code={code} />}
              {paragraphs.map((part, at) => {
                const key = String(at)
                if (part === code) return <Code key={key} code={part} />
                if (blocks) return <SmallPrint key={key} text={part} />
                return (
                  <Text key={key} className="words" style={WORDS}>
                    <Lines text={part} />
                  </Text>
                )
              })}
              {/* Of low priority, since React preloads all other pictures in the head, which would load them twice. */}
              {pixel && <Img src={pixel} alt="" width={1} height={1} fetchPriority="low" />}
            </Column>
          </Row>
        </Container>
      </Body>
    </Html>
  )
}
