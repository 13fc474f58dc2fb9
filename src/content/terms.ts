import { site } from './site.ts';
import { businessAddress, businessHours } from './site-texts.ts';
import type { LegalDocument } from './text-types.ts';

/** The terms of use, in plain words. */
export const terms: LegalDocument = {
  title: { en: 'Terms and Conditions', hi: 'नियम और शर्तें' },
  updated: '2026-11-23',
  lawyerReviewed: false,
  intro: {
    en: `What you can expect of ${site.name}, and what we ask of you. Plain words first; the law of India applies.`,
    hi: `${site.name} से आप क्या उम्मीद रख सकते हैं, और हम आपसे क्या चाहते हैं। आसान भाषा में। भारत का कानून लागू होता है।`,
  },
  sections: [
    {
      title: { en: 'What we do', hi: 'हम क्या करते हैं' },
      paragraphs: [
        {
          en: `${site.name} helps families find a place for a wedding. We show venues and vendors, call you back when you ask us to, arrange visits and ask for quotes.`,
          hi: `${site.name} परिवारों को शादी के लिए जगह ढूँढने में मदद करता है। हम वेन्यू और वेंडर दिखाते हैं, आपके कहने पर कॉल बैक करते हैं, विज़िट तय करते हैं और आपके लिए कोटेशन मँगवाते हैं।`,
        },
        {
          en: 'Using this site is free and needs no account. A booking is a contract between you and the venue or the vendor; its own terms apply to it, and we tell you who the other side is before you pay.',
          hi: 'इस साइट का इस्तेमाल फ़्री है और इसके लिए अकाउंट नहीं चाहिए। बुकिंग आपके और वेन्यू या वेंडर के बीच का करार है। उस पर उसकी अपनी शर्तें लागू होती हैं, और पैसे देने से पहले हम आपको बताते हैं कि सामने वाला पक्ष कौन है।',
        },
      ],
    },
    {
      title: { en: 'Prices and totals', hi: 'कीमतें और कुल खर्च' },
      paragraphs: [
        {
          en: 'Prices are in rupees. A plate price is without tax unless it says otherwise; tax on food and beverages is shown apart, at the rate we were told.',
          hi: 'कीमतें रुपये में हैं। प्लेट की कीमत में टैक्स शामिल नहीं है, जब तक वहाँ कुछ और न लिखा हो। खाने-पीने पर टैक्स अलग से दिखाया जाता है, उस दर पर जो हमें बताई गई है।',
        },
        {
          en: 'A total on this site is an estimate from the figures shown beside it. It is not an offer. What we do not know is named, not counted as nothing. The price that binds is the one in the written quote of the venue.',
          hi: 'इस साइट पर कुल खर्च एक अनुमान है, जो उसके साथ दिखाए गए आँकड़ों से निकाला जाता है। यह कोई प्रस्ताव (ऑफ़र) नहीं है। जो खर्च हमें पता नहीं, वह साफ़ लिखा होता है। उसे शून्य नहीं गिना जाता। मान्य कीमत वही है जो वेन्यू के लिखित कोटेशन में हो।',
        },
        {
          en: 'Where a venue has given no plate price we show one that is typical for the city, and say so. “Up to 30% off” is the most a final quote has been lowered; your quote may be lowered less, or not at all.',
          hi: 'जहाँ वेन्यू ने प्लेट की कीमत नहीं बताई है, वहाँ हम उस शहर की आम कीमत दिखाते हैं, और यह बात लिख देते हैं। “30% तक की छूट” वह सबसे ज़्यादा छूट है जो किसी फ़ाइनल कोटेशन पर मिली है। आपके कोटेशन पर छूट इससे कम हो सकती है, या न भी हो।',
        },
      ],
    },
    {
      title: { en: 'What we show of a venue', hi: 'वेन्यू के बारे में हम क्या दिखाते हैं' },
      paragraphs: [
        {
          en: 'Facts come from the venues. They change: ask for them in writing before you pay. What we do not know yet is shown as “Ask us”.',
          hi: 'जानकारी वेन्यू से मिली है। वह बदलती रहती है, इसलिए पैसे देने से पहले सब लिखित में लीजिए। जो हमें अभी पता नहीं, वहाँ “हमसे पूछें” लिखा है।',
        },
        {
          en: 'A picture marked as an artist’s impression is a drawing of how such a place may look, not a photograph of it. Reviews and press items marked as samples are samples.',
          hi: 'जिस तस्वीर पर “कल्पना-चित्र” लिखा है, वह बनाया हुआ चित्र है कि ऐसी जगह कैसी दिख सकती है। वह उस जगह की फ़ोटो नहीं है। जिन रिव्यू और मीडिया की खबरों पर “नमूना” लिखा है, वे नमूने हैं।',
        },
        {
          en: 'Nobody pays for rank. The order of a list is written above it.',
          hi: 'ऊपर दिखने के लिए कोई पैसे नहीं देता। लिस्ट किस क्रम में है, यह उसके ऊपर लिखा होता है।',
        },
      ],
    },
    {
      title: { en: 'When you leave a number', hi: 'जब आप अपना नंबर देते हैं' },
      paragraphs: [
        {
          en: `When you press the button of a form you ask us to call you about it. We call within ${site.promise.withinHours} hours during business hours (${businessHours({ locale: 'en' })}), or on the following working day. If you tick WhatsApp, we may also write to you there about the same request.`,
          hi: `फ़ॉर्म का बटन दबाकर आप हमसे कहते हैं कि हम उस बारे में आपको कॉल करें। हम काम के समय (${businessHours({ locale: 'hi' })}) में ${site.promise.withinHours} घंटे के अंदर, या अगले कामकाजी दिन कॉल करते हैं। अगर आप WhatsApp पर टिक करते हैं, तो उसी बात के लिए हम आपको वहाँ भी लिख सकते हैं।`,
        },
        {
          en: 'Please give a number that is yours, or whose owner has agreed. How we treat what you tell us stands in our privacy notice.',
          hi: 'कृपया अपना ही नंबर दीजिए, या ऐसा जिसके मालिक ने हाँ कही हो। आपकी दी हुई जानकारी का हम क्या करते हैं, यह हमारी निजता की सूचना में लिखा है।',
        },
      ],
    },
    {
      title: { en: 'Advance, cancellation and money back', hi: 'एडवांस, कैंसलेशन और पैसे की वापसी' },
      paragraphs: [
        {
          en: 'Advances are paid to the venue on its terms. Most venues on this site do not give an advance back; each page says what we were told. Read the booking terms before you pay, and keep the receipt.',
          hi: 'एडवांस वेन्यू को, उसकी शर्तों पर दिया जाता है। इस साइट के ज़्यादातर वेन्यू एडवांस वापस नहीं करते। हर पेज पर वही लिखा है जो हमें बताया गया। पैसे देने से पहले बुकिंग की शर्तें पढ़िए, और रसीद सँभालकर रखिए।',
        },
        { en: 'This site takes no payment online.', hi: 'यह साइट ऑनलाइन कोई पेमेंट नहीं लेती।' },
      ],
    },
    {
      title: { en: 'Visits', hi: 'विज़िट' },
      paragraphs: [
        {
          en: 'A time that you choose here is a request. It stands when one of us has confirmed it by phone or message. Tell us if you cannot come, so that another family can.',
          hi: 'यहाँ आप जो समय चुनते हैं, वह एक रिक्वेस्ट है। वह तब पक्की होती है जब हममें से कोई फ़ोन या संदेश से हाँ कह दे। अगर आप न आ पाएँ तो बता दीजिए, ताकि कोई और परिवार आ सके।',
        },
      ],
    },
    {
      title: { en: 'Fair use', hi: 'सही इस्तेमाल' },
      paragraphs: [
        {
          en: 'Please do not send requests in the name of others, flood the forms, or copy the site’s content to pass it off as your own.',
          hi: 'कृपया दूसरों के नाम से फ़ॉर्म न भेजिए, बार-बार बेवजह फ़ॉर्म न भरिए, और साइट की सामग्री को अपनी बताने के लिए कॉपी न कीजिए।',
        },
      ],
    },
    {
      title: { en: 'Our liability', hi: 'हमारी ज़िम्मेदारी' },
      paragraphs: [
        {
          en: 'We answer for what we do ourselves: for taking your request, calling you and passing on what we were told with care. We do not answer for what a venue or a vendor does or fails to do, but we help you to reach them.',
          hi: 'हम उसके लिए ज़िम्मेदार हैं जो हम खुद करते हैं: आपकी रिक्वेस्ट लेना, आपको कॉल करना और जो हमें बताया गया, उसे ध्यान से आप तक पहुँचाना। वेन्यू या वेंडर जो करे या न करे, उसके लिए हम ज़िम्मेदार नहीं हैं, लेकिन उन तक पहुँचने में हम आपकी मदद करते हैं।',
        },
        {
          en: 'Nothing here takes away a right that the Consumer Protection Act, 2019 or another law gives you.',
          hi: 'यहाँ लिखी कोई भी बात आपका वह अधिकार नहीं छीनती जो आपको उपभोक्ता संरक्षण अधिनियम, 2019 या कोई और कानून देता है।',
        },
      ],
    },
    {
      title: { en: 'Changes, law and questions', hi: 'बदलाव, कानून और सवाल' },
      paragraphs: [
        {
          en: 'We may change these terms; the day of the last change stands at the top. The terms that applied when you sent a request stay in force for that request.',
          hi: 'हम ये शर्तें बदल सकते हैं। आखिरी बदलाव की तारीख सबसे ऊपर लिखी है। जिस समय आपने रिक्वेस्ट भेजी, उस समय की शर्तें उस रिक्वेस्ट पर लागू रहती हैं।',
        },
        {
          en: `The law of India applies, and the courts of New Delhi have jurisdiction, unless the law lets you choose another place. Questions and complaints: ${site.email.display}, ${site.phone.display}, ${businessAddress({ locale: 'en' })}.`,
          hi: `भारत का कानून लागू होता है और अधिकार क्षेत्र नई दिल्ली की अदालतों का है, जब तक कानून आपको कोई और जगह चुनने का अधिकार न दे। सवाल और शिकायतें: ${site.email.display}, ${site.phone.display}, ${businessAddress({ locale: 'hi' })}।`,
        },
      ],
    },
  ],
};
