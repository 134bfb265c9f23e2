import { Accordion, AccordionItem } from './Accordion.tsx'
import { answer as answerStyle } from './Faqs.css.ts'
import { Words } from './Words.tsx'

/** Questions that open to their answers; an empty line in an answer starts a paragraph. */
export function Faqs({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <Accordion>
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} title={<Words>{question}</Words>}>
          <div className={answerStyle}>
            {answer.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>
                <Words isLong>{paragraph}</Words>
              </p>
            ))}
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
