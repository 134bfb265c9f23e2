/** Instructions that a paper in the pattern of a public exam begins with; its author changes them. In block text. */
export const PRESET_INSTRUCTIONS = {
  instructions: {
    en: [
      'The clock is kept by the server and is shown at the top of the screen. When the time is over, the paper is submitted by itself.',
      'Choose an answer and press “Save and next”; going to another question in any other way does not save it. Questions that are marked for review and answered are evaluated.',
      'The panel at the side shows the state of every question and takes you to it. “Clear response” takes an answer back.',
      'Answers stay on your device when the network fails, and are sent as soon as it is back.',
    ].join('\n\n'),
    hi: [
      'समय सर्वर की घड़ी से चलता है और स्क्रीन पर ऊपर दिखता है। समय पूरा होने पर प्रश्नपत्र अपने-आप जमा हो जाता है।',
      'उत्तर चुनकर “सेव करें और आगे” दबाएँ; किसी और तरह से दूसरे प्रश्न पर जाने पर उत्तर सेव नहीं होता। जिन प्रश्नों का उत्तर देकर उन्हें समीक्षा के लिए चिह्नित किया गया है, उनका मूल्यांकन होता है।',
      'बगल की पट्टी हर प्रश्न की स्थिति दिखाती है; वहीं से किसी भी प्रश्न पर जाया जा सकता है। “उत्तर हटाएँ” से दिया हुआ उत्तर वापस लिया जाता है।',
      'नेटवर्क न होने पर उत्तर आपके डिवाइस पर सुरक्षित रहते हैं और नेटवर्क आते ही भेज दिए जाते हैं।',
    ].join('\n\n'),
  },
  consent: {
    en: 'I have read the instructions and will take this paper on my own.',
    hi: 'मैंने निर्देश पढ़ लिए हैं और यह प्रश्नपत्र स्वयं हल करूँगा/करूँगी।',
  },
} as const

/** Instructions of a paper that begins empty. */
export const PLAIN_INSTRUCTIONS = {
  en: 'Read each question and answer it. You can come back to a question until the time is over or until you submit.',
  hi: 'हर प्रश्न पढ़कर उसका उत्तर दें। समय पूरा होने या जमा करने तक आप किसी भी प्रश्न पर लौट सकते हैं।',
} as const
