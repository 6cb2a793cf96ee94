// Words whose order means something, as `plainText` spells them: in small letters, without umlauts,
// vowel marks and hamzas. `|` divides words for the same step.

/** What a language has of them. */
export interface Language {
  /** Answers to a statement. */
  verdicts: readonly string[];
  /** What may stand before one: "The statement is". */
  statement: RegExp;
  /** From one end to the other. */
  scales: readonly (readonly string[])[];
  /** Without an end. */
  cycles: readonly (readonly string[])[];
}

const list = (words: string): string[] => words.split(',').map((word) => word.trim());

export const english: Language = {
  verdicts: list(
    'true, false, t, f, yes, no, y, n, maybe, perhaps, sometimes, right, wrong, correct, incorrect, valid, invalid, agree, disagree, not given, not sure, unsure, unknown, undecided, cannot say, cannot tell, cannot be determined, dont know, i dont know, it depends, not true, not correct, possible, impossible, on, off',
  ),
  statement:
    /^(?:(?:the|this) (?:statement|sentence|claim|answer) is |(?:this|that|it) is |thats |its )/,
  scales: [
    list(
      'never, rarely|seldom|hardly ever, occasionally|once in a while, sometimes, often|frequently, usually|mostly|very often, almost always, always',
    ),
    list('never, once, twice, three times, four times, five times'),
    list(
      'strongly disagree|completely disagree, disagree, somewhat disagree, neutral|neither agree nor disagree|undecided, somewhat agree, agree, strongly agree|completely agree',
    ),
    list('very low, low, medium|moderate|average, high, very high'),
    list('very small|tiny, small, medium, large|big, very large|huge'),
    list('very easy, easy, medium|moderate, hard|difficult, very hard|very difficult'),
    list('very poor|very bad, poor|bad, fair|average|satisfactory, good, very good, excellent'),
    list('none, few|some|a few, many, most, all'),
    list('not at all, slightly|a little, moderately|somewhat, very|a lot, extremely'),
    list(
      'it decreases|decreases|falls, it stays the same|stays the same|does not change|no change, it increases|increases|rises',
    ),
    list('less|smaller|fewer|lower, equal|the same, more|larger|greater|higher'),
    list('before, during, after'),
    list('past, present, future'),
    list('yesterday, today, tomorrow'),
    list('cold, cool, warm, hot'),
    list('left, centre|center|middle, right'),
    list('top, middle|centre|center, bottom'),
    list('zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'),
    list(
      'first|1st, second|2nd, third|3rd, fourth|4th, fifth|5th, sixth|6th, seventh|7th, eighth|8th, ninth|9th, tenth|10th, last',
    ),
    list('i, ii, iii, iv, v, vi, vii, viii, ix, x, xi, xii'),
  ],
  cycles: [
    list(
      'monday|mon, tuesday|tue, wednesday|wed, thursday|thu, friday|fri, saturday|sat, sunday|sun',
    ),
    list(
      'january|jan, february|feb, march|mar, april|apr, may, june|jun, july|jul, august|aug, september|sep|sept, october|oct, november|nov, december|dec',
    ),
    list('spring, summer, autumn|fall, winter'),
    list(
      'morning|in the morning, noon|midday|at noon, afternoon|in the afternoon, evening|in the evening, night|at night, midnight|at midnight',
    ),
  ],
};

export const german: Language = {
  verdicts: list(
    'wahr, falsch, w, f, r, ja, nein, j, n, vielleicht, manchmal, richtig, korrekt, inkorrekt, unwahr, unrichtig, stimmt, stimmt nicht, trifft zu, trifft nicht zu, zutreffend, nicht zutreffend, nicht richtig, nicht wahr, weiß nicht, weiß ich nicht, ich weiß nicht, weiss nicht, keine angabe, keine ahnung, nicht entscheidbar, unentschieden, unbekannt, es kommt darauf an, kommt darauf an, moglich, unmoglich, an, aus',
  ),
  statement:
    /^(?:(?:die|diese) (?:aussage|behauptung|antwort) (?:ist )?|(?:das|dies|es) ist |(?:das|dies|es) (?=stimmt|trifft))/,
  scales: [
    list(
      'nie|niemals, selten, gelegentlich|hin und wieder, manchmal, oft|haufig, meistens|meist|sehr oft, fast immer, immer',
    ),
    list('nie, einmal, zweimal, dreimal, viermal, funfmal'),
    list(
      'stimme gar nicht zu|stimme uberhaupt nicht zu|trifft gar nicht zu, stimme nicht zu|trifft eher nicht zu|stimme eher nicht zu, teils teils|teils-teils|neutral|unentschieden, stimme eher zu|trifft eher zu, stimme zu, stimme voll zu|stimme vollig zu|trifft voll zu',
    ),
    list('sehr niedrig|sehr gering, niedrig|gering, mittel, hoch, sehr hoch'),
    list('sehr klein, klein, mittel|mittelgroß, groß, sehr groß'),
    list(
      'sehr leicht|sehr einfach, leicht|einfach, mittel, schwer|schwierig, sehr schwer|sehr schwierig',
    ),
    list(
      'ungenugend|sehr schlecht, mangelhaft|schlecht, ausreichend, befriedigend|mittel, gut, sehr gut, ausgezeichnet',
    ),
    list('keine|keiner, wenige|einige, viele, die meisten, alle'),
    list('gar nicht|uberhaupt nicht, ein wenig|etwas, maßig, ziemlich, sehr, außerst'),
    list(
      'er sinkt|sie sinkt|es sinkt|sinkt|nimmt ab, er bleibt gleich|sie bleibt gleich|es bleibt gleich|bleibt gleich, er steigt|sie steigt|es steigt|steigt|nimmt zu',
    ),
    list('weniger|kleiner|niedriger, gleich|gleich viel|gleich groß, mehr|großer|hoher'),
    list('vorher|davor, wahrenddessen|gleichzeitig, nachher|danach'),
    list('vergangenheit, gegenwart, zukunft'),
    list('gestern, heute, morgen'),
    list('kalt, kuhl, warm, heiß'),
    list('links, mitte|in der mitte, rechts'),
    list('oben, mitte|in der mitte, unten'),
    list(
      'null, eins|ein|eine, zwei, drei, vier, funf, sechs, sieben, acht, neun, zehn, elf, zwolf',
    ),
    list(
      'erste|erster|erstes, zweite|zweiter|zweites, dritte|dritter|drittes, vierte|vierter|viertes, funfte|funfter|funftes, sechste|sechster|sechstes, letzte|letzter|letztes',
    ),
  ],
  cycles: [
    list(
      'montag|mo, dienstag|di, mittwoch|mi, donnerstag|do, freitag|fr, samstag|sonnabend|sa, sonntag|so',
    ),
    list(
      'januar|janner|jan, februar|feber|feb, marz, april|apr, mai, juni|jun, juli|jul, august|aug, september|sep, oktober|okt, november|nov, dezember|dez',
    ),
    list('fruhling|fruhjahr, sommer, herbst, winter'),
    list(
      'morgens|am morgen|morgen, vormittags|am vormittag|vormittag, mittags|am mittag|mittag, nachmittags|am nachmittag|nachmittag, abends|am abend|abend, nachts|in der nacht|nacht',
    ),
  ],
};

export const arabic: Language = {
  verdicts: list(
    'صحيح, صحيحة, صح, صواب, حق, خطا, خاطي, خاطية, غلط, غير صحيح, غير صحيحة, نعم, لا, كلا, ربما, احيانا, موافق, غير موافق, لا اعرف, لا ادري, غير معروف, غير محدد, ممكن, مستحيل',
  ),
  statement: /^(?:هذه )?(?:العبارة|الجملة|الاجابة|المقولة) /,
  scales: [
    list('ابدا|مطلقا, نادرا, احيانا, غالبا|كثيرا, دايما'),
    list('ابدا, مرة|مرة واحدة, مرتان|مرتين, ثلاث مرات, اربع مرات'),
    list(
      'لا اوافق بشدة|غير موافق بشدة, لا اوافق|غير موافق, محايد, اوافق|موافق, اوافق بشدة|موافق بشدة',
    ),
    list('منخفض جدا, منخفض|منخفضة, متوسط|متوسطة, مرتفع|مرتفعة|عال|عالية, مرتفع جدا'),
    list('صغير جدا, صغير|صغيرة, متوسط|متوسطة, كبير|كبيرة, كبير جدا'),
    list('سهل جدا, سهل|سهلة, متوسط|متوسطة, صعب|صعبة, صعب جدا'),
    list('ضعيف جدا|سيي جدا, ضعيف|سيي, مقبول|متوسط, جيد, جيد جدا, ممتاز'),
    list('لا احد, قليل|بعضهم|البعض, كثير|كثيرون, معظمهم|المعظم, كلهم|الكل|الجميع'),
    list(
      'ينقص|يقل|تقل|ينخفض|تنخفض, يبقى ثابتا|تبقى ثابتة|لا يتغير|لا تتغير, يزداد|تزداد|يزيد|تزيد|يرتفع|ترتفع',
    ),
    list('اقل|اصغر, مساو|متساو|يساوي, اكثر|اكبر'),
    list('قبل, اثناء|خلال, بعد'),
    list('الماضي, الحاضر, المستقبل'),
    list('امس, اليوم, غدا'),
    list('بارد, معتدل|دافي, حار'),
    list('يسار|اليسار, وسط|الوسط, يمين|اليمين'),
    list('اعلى|الاعلى, وسط|الوسط, اسفل|الاسفل'),
    list('صفر, واحد, اثنان, ثلاثة, اربعة, خمسة, ستة, سبعة, ثمانية, تسعة, عشرة'),
    list(
      'الاول|الاولى, الثاني|الثانية, الثالث|الثالثة, الرابع|الرابعة, الخامس|الخامسة, السادس|السادسة, الاخير|الاخيرة',
    ),
    list('ا, ب, ج, د, ه, و'),
  ],
  cycles: [
    list('السبت, الاحد, الاثنين, الثلاثاء, الاربعاء, الخميس, الجمعة'),
    list(
      'يناير|كانون الثاني, فبراير|شباط, مارس|اذار, ابريل|نيسان, مايو|ايار, يونيو|حزيران, يوليو|تموز, اغسطس|اب, سبتمبر|ايلول, اكتوبر|تشرين الاول, نوفمبر|تشرين الثاني, ديسمبر|كانون الاول',
    ),
    list('الربيع, الصيف, الخريف, الشتاء'),
    list('الصباح|صباحا, الظهر|ظهرا, العصر|عصرا, المساء|مساء, الليل|ليلا'),
  ],
};
