import type { Texts, Translated } from '../Texts.ts'

export const revision: Translated<Texts['revision']> = {
  title: 'रिवीज़न',
  intro: 'हर प्रश्न फिर से हल करें, फिर मिलाएँ। जो आपको आता है, वह हर बार देर से लौटता है।',
  ofPoll: 'लाइव क्लास {title} से',
  poll: 'क्लास का पोल',
  chosen: 'आपने चुना: {answer}',
  none: 'रिवीज़न में कोई प्रश्न नहीं है',
  noneText:
    'किसी टेस्ट के हल में से गलत प्रश्न जोड़ें। लाइव क्लास के जिन पोल में आपका उत्तर गलत था, वे अपने आप आते हैं। वे तब तक लौटते हैं, जब तक आपको आ न जाएँ।',
  allDone: 'अभी के लिए सब दोहरा लिया',
  nextAt: 'अगला प्रश्न {time} को आएगा।',
  progress: '{total} में से {done}',
  of: '{title} से',
  known: 'मुझे आता था',
  notKnown: 'अभी नहीं',
  purpose: 'अपना रिवीज़न देखने',
  more: 'अगले प्रश्न',
}
