import { HINDI_MESSAGES } from './hindiMessages.ts'
import type { PROBLEMS } from './problems.ts'

/** The texts of `PROBLEMS` in Hindi. */
export const HINDI_PROBLEMS: { readonly [Key in keyof typeof PROBLEMS]: string } = {
  nameNeeded: 'पूरा नाम लिखें',
  nameNeedsLetter: HINDI_MESSAGES.nameNeedsLetter,
  nameLong: 'नाम में ज़्यादा से ज़्यादा 100 अक्षर हो सकते हैं',
  nameSigns: 'नाम में सिर्फ़ अक्षर, अंक, खाली जगह, बिंदु, अल्पविराम, हाइफ़न, अपॉस्ट्रॉफ़ी और कोष्ठक हो सकते हैं',
  email: 'सही ईमेल डालें',
  phone: 'सही फ़ोन नंबर डालें',
  phoneOrEmail: 'फ़ोन नंबर या ईमेल डालें, ताकि हम जवाब दे सकें',
  unprintable: 'इसमें ऐसे चिह्न हैं जिनकी अनुमति नहीं है',
  atMost: 'ज़्यादा से ज़्यादा {count} अक्षर',
  needed: 'यह फ़ील्ड ज़रूरी है',
  chooseAnswer: 'दिए गए विकल्पों में से एक चुनें',
  street: 'मकान और सड़क लिखें',
  city: 'शहर या कस्बा लिखें',
  state: 'राज्य चुनें',
  pincode: 'पिन कोड में 6 अंक होते हैं',
  topic: 'विषय चुनें',
  subjectShort: 'छोटा शीर्षक लिखें',
  ticketShort: 'थोड़ा और बताएँ, ताकि हम मदद कर सकें',
  stars: 'एक से पाँच स्टार चुनें',
  other: 'कृपया इसे जाँचें',
  pan: 'PAN में पाँच अक्षर, चार अंक और एक अक्षर होते हैं',
  accountName: 'खाताधारक का नाम लिखें',
  upiId: 'UPI ID name@bank जैसी होती है',
  accountNumber: 'खाता संख्या में 6 से 20 अंक होते हैं',
  ifsc: 'IFSC HDFC0001234 जैसा होता है',
  reviewShort: 'थोड़ा और लिखें, ताकि दूसरों की मदद हो',
}
