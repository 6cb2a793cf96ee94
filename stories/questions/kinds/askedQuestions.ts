import type { Question } from '../../../src/api/entities';
import { letters } from '../../../src/rules/limits';

/** The words of a question; code and formulas are the same in each language. */
interface Asked {
  title: string;
  description: string;
  options: string[];
  /** The letters of the right ones, or a number. */
  answer: string;
  accepted?: Question['accepted'];
  isMarkdown?: boolean;
}

const block = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

const counting = (comment: string, words: string): string =>
  block(
    'python',
    `# ${comment}
counts = {}
for word in [${words}]:
    counts[word] = counts.get(word, 0) + 1
print(max(counts.values()), len(counts))`,
  );

const integral = String.raw`$$\int_0^{\infty} e^{-x^2}\,\mathrm{d}x$$`;
const values = (diverges: string): string[] => [
  String.raw`$\frac{\sqrt{\pi}}{2}$`,
  String.raw`$\sqrt{\pi}$`,
  String.raw`$$\cfrac{1}{1 + \cfrac{1}{2 + \cfrac{1}{3 + \cfrac{1}{4}}}}$$`,
  diverges,
];

const methods = ['GET', 'POST', 'HEAD', 'DELETE'];

const english = (picture: string): Asked[] => [
  {
    title: 'HTTP is a stateless protocol.',
    description: 'Each request stands alone. Cookies add a state to it.',
    options: ['True', 'False'],
    answer: 'A',
  },
  {
    title: 'Which class of the Spring framework is a base for factories of singleton proxies?',
    description: 'Its name says all of it.',
    options: [
      'AbstractSingletonProxyFactoryBean',
      'SimpleBeanFactoryAwareAspectInstanceFactory',
      'BeanFactoryTransactionAttributeSourceAdvisor',
      'ProxyFactory',
      'Bean',
      'None of the above',
    ],
    answer: 'A',
  },
  {
    title: 'Which of these methods are safe, which means that they only read?',
    description: 'RFC 9110 lists them.',
    options: methods,
    answer: 'AC',
  },
  {
    title: `What does this program print?\n\n${counting('Counts each word.', '"to", "be", "or", "not", "to", "be"')}`,
    description: 'Two words occur twice, and there are **four** different ones.',
    options: ['`2 4`', '`2 6`', '`1 4`', 'Nothing: it ends with `KeyError`'],
    answer: 'A',
    isMarkdown: true,
  },
  {
    title: `Which of the three in this picture can keep a copy of a reply?\n\n![A client, a proxy and a server, with an arrow from each to the next](media:${picture})`,
    description: 'See `Cache-Control`. A server keeps the original.',
    options: ['The **client**', 'The **proxy**', 'The arrows', 'None of them'],
    answer: 'AB',
    isMarkdown: true,
  },
  {
    title: `Which is the value of this integral?\n\n${integral}`,
    description: 'It is half of the Gaussian integral.',
    options: values('It has none: the integral diverges'),
    answer: 'A',
    isMarkdown: true,
  },
  {
    title: `One row of this table is wrong. Which one?

| Status | Reason phrase | Method is kept | May be cached without a header | Since |
| :--- | :--- | :---: | :---: | ---: |
| \`301\` | Moved Permanently | perhaps | yes | 1991 |
| \`302\` | Found | perhaps | no | 1996 |
| \`307\` | Temporary Redirect | **yes** | no | 1999 |
| \`308\` | Permanent Redirect | **no** | yes | 2015 |`,
    description: '`308` was made to keep the method.',
    options: ['`301`', '`302`', '`307`', '`308`'],
    answer: 'D',
    isMarkdown: true,
  },
  {
    title: 'How fast does a falling body become faster near the ground, in m/s²?',
    description: 'On the equator it is 9.78, at the poles 9.83.',
    options: [],
    answer: '9.81',
    accepted: [
      { number: '9.81', tolerance: '1%' },
      { number: '9', to: '10', share: 50 },
    ],
  },
];

const german = (picture: string): Asked[] => [
  {
    title: 'HTTP ist ein zustandsloses Protokoll.',
    description: 'Jede Anfrage steht für sich. Einen Zustand fügen erst Cookies hinzu.',
    options: ['Richtig', 'Falsch'],
    answer: 'A',
  },
  {
    title: 'Welches dieser Wörter hat drei gleiche Buchstaben hintereinander?',
    description: 'Seit der Rechtschreibreform fällt keiner von ihnen mehr weg.',
    options: [
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      'Binnenschifffahrtsstraßenordnung',
      'Kraftfahrzeughaftpflichtversicherung',
      'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      'Betäubungsmittelverschreibungsverordnung',
      'Keines davon',
    ],
    answer: 'B',
  },
  {
    title: 'Welche dieser Methoden sind sicher, lesen also nur?',
    description: 'RFC 9110 zählt sie auf.',
    options: methods,
    answer: 'AC',
  },
  {
    title: `Was gibt dieses Programm aus?\n\n${counting('Zählt jedes Wort.', '"sein", "oder", "nicht", "sein", "größer"')}`,
    description: 'Ein Wort kommt zweimal vor, und es gibt **vier** verschiedene.',
    options: ['`2 4`', '`2 5`', '`1 4`', 'Nichts: Es endet mit `KeyError`'],
    answer: 'A',
    isMarkdown: true,
  },
  {
    title: `Welche der drei Stellen im Bild können eine Kopie der Antwort aufbewahren?\n\n![Ein Client, ein Proxy und ein Server mit einem Pfeil von jedem zum nächsten](media:${picture})`,
    description: 'Siehe `Cache-Control`. Der Server hat das Original.',
    options: ['Der **Client**', 'Der **Proxy**', 'Die Pfeile', 'Keine davon'],
    answer: 'AB',
    isMarkdown: true,
  },
  {
    title: `Welchen Wert hat dieses Integral?\n\n${integral}`,
    description: 'Es ist die Hälfte des gaußschen Fehlerintegrals.',
    options: values('Keinen: Das Integral divergiert'),
    answer: 'A',
    isMarkdown: true,
  },
  {
    title: `Eine Zeile dieser Tabelle ist falsch. Welche?

| Status | Bezeichnung | Methode bleibt erhalten | Ohne Kopfzeile zwischenspeicherbar | Seit |
| :--- | :--- | :---: | :---: | ---: |
| \`301\` | Dauerhaft verschoben | vielleicht | ja | 1991 |
| \`302\` | Gefunden | vielleicht | nein | 1996 |
| \`307\` | Vorübergehende Umleitung | **ja** | nein | 1999 |
| \`308\` | Dauerhafte Umleitung | **nein** | ja | 2015 |`,
    description: '`308` wurde eingeführt, um die Methode zu erhalten.',
    options: ['`301`', '`302`', '`307`', '`308`'],
    answer: 'D',
    isMarkdown: true,
  },
  {
    title: 'Um wie viel schneller wird ein fallender Körper in Bodennähe, in m/s²?',
    description: 'Am Äquator sind es 9,78, an den Polen 9,83.',
    options: [],
    answer: '9.81',
    accepted: [
      { number: '9.81', tolerance: '1%' },
      { number: '9', to: '10', share: 50 },
    ],
  },
];

const arabic = (picture: string): Asked[] => [
  {
    title: 'بروتوكول HTTP عديم الحالة.',
    description: 'كل طلب مستقل عن غيره، وملفات تعريف الارتباط هي التي تضيف حالة.',
    options: ['صحيح', 'خطأ'],
    answer: 'A',
  },
  {
    title: 'أي رمز حالة يرسله الخادم عندما يُمنع من الرد لأسباب قانونية؟',
    description: 'سُمّي الرمز على اسم رواية «فهرنهايت 451».',
    options: [
      '401 (غير مصرّح به)',
      '403 (ممنوع)',
      '404 (غير موجود)',
      '410 (لم يعد موجودًا)',
      '451 (غير متاح لأسباب قانونية)',
      '503 (الخدمة غير متاحة)',
    ],
    answer: 'E',
  },
  {
    title: 'أي هذه الطرق آمنة، أي إنها تقرأ فقط؟',
    description: 'تعدّدها المواصفة RFC 9110.',
    options: methods,
    answer: 'AC',
  },
  {
    title: `ماذا يطبع هذا البرنامج؟\n\n${counting('يعدّ كل كلمة', '"سلام", "عالم", "سلام", "كتاب"')}`,
    description: 'تتكرر كلمة واحدة مرتين، وعدد الكلمات المختلفة **ثلاث**.',
    options: ['`2 3`', '`2 4`', '`1 3`', 'لا شيء: ينتهي بالخطأ `KeyError`'],
    answer: 'A',
    isMarkdown: true,
  },
  {
    title: `أي الأطراف الثلاثة في الصورة يمكنه أن يحتفظ بنسخة من الرد؟\n\n![عميل ووكيل وخادم، ومن كل منها سهم إلى الذي يليه](media:${picture})`,
    description: 'انظر `Cache-Control`. أما الخادم فلديه الأصل.',
    options: ['**العميل** (Client)', '**الوكيل** (Proxy)', 'الأسهم', 'لا أحد منها'],
    answer: 'AB',
    isMarkdown: true,
  },
  {
    title: `ما قيمة هذا التكامل؟\n\n${integral}`,
    description: 'هو نصف تكامل غاوس.',
    options: values('لا قيمة له لأن التكامل متباعد'),
    answer: 'A',
    isMarkdown: true,
  },
  {
    title: `في هذا الجدول صف خاطئ. أيّ صف هو؟

| الرمز | المعنى | تبقى الطريقة كما هي | يمكن تخزينه مؤقتًا بلا ترويسة | منذ |
| :--- | :--- | :---: | :---: | ---: |
| \`301\` | نُقل نهائيًا | ربما | نعم | 1991 |
| \`302\` | عُثر عليه | ربما | لا | 1996 |
| \`307\` | إعادة توجيه مؤقتة | **نعم** | لا | 1999 |
| \`308\` | إعادة توجيه دائمة | **لا** | نعم | 2015 |`,
    description: 'وُضع الرمز `308` لتبقى الطريقة كما هي.',
    options: ['`301`', '`302`', '`307`', '`308`'],
    answer: 'D',
    isMarkdown: true,
  },
  {
    title: 'بأي تسارع يسقط جسم قرب سطح الأرض، بوحدة m/s²؟',
    description: 'قيمته 9.78 عند خط الاستواء و9.83 عند القطبين.',
    options: [],
    answer: '9.81',
    accepted: [
      { number: '9.81', tolerance: '1%' },
      { number: '9', to: '10', share: 50 },
    ],
  },
];

const asked = { en: english, de: german, ar: arabic };

/**
 * A question of each kind in each format: with two and six options, one and several right ones, code,
 * a picture, a tall formula, a wide table, long words, and a number.
 *
 * @param language `en`, `de` or `ar`; English by default
 * @param picture the id of the picture in one of them
 */
export function askedQuestions(language: string, picture: string): Question[] {
  const ask = asked[language as keyof typeof asked] ?? english;
  return ask(picture).map(
    ({ options, answer, accepted, isMarkdown, title, description }, index) => ({
      _id: `kind-${index + 1}`,
      ...{ title, description, answer },
      options: Object.fromEntries(options.map((text, place) => [String(letters[place]), text])),
      ...(answer.length > 1 && { kind: 'multiple' as const }),
      ...(accepted && { kind: 'numeric' as const, accepted }),
      ...(isMarkdown && { format: 'markdown' as const }),
      type: 'BE',
      difficulty: 'medium',
    }),
  );
}
