import { Accordion, AccordionItem } from './Accordion.tsx'
import { answer as answerStyle } from './Faqs.css.ts'
import { MixedText } from './MixedText.tsx'

/** Questions that expand to their answers; an empty line in an answer starts a paragraph. */
export function Faqs({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <Accordion>
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} title={<MixedText>{question}</MixedText>}>
          <div className={answerStyle}>
            {answer.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>
                <MixedText isLong>{paragraph}</MixedText>
              </p>
            ))}
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
