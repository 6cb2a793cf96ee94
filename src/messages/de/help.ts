import type { Messages } from '../en';

export const help: Messages['help'] = {
  title: 'Hilfe',
  intro: 'Was Sie über die Teilnahme an einem Quiz wissen sollten.',
  joining: {
    title: 'Beitreten',
    code: 'Ihre Lehrkraft gibt Ihnen einen Code. Drücken Sie „Quiz beitreten“, geben Sie ihn ein und drücken Sie „Beitreten“. Großschreibung und Bindestriche sind egal.',
    link: 'Ein Link oder ein Bild zum Scannen bringt den Code mit.',
    early:
      'Sie können beitreten, bevor das Quiz beginnt. Es startet von selbst; lassen Sie die Seite also offen.',
  },
  timing: {
    title: 'Zeit',
    server:
      'Die verbleibende Zeit kommt vom Server. Neu zu laden oder eine falsche Uhr auf Ihrem Gerät ändert nichts.',
    late: 'Wer spät beitritt, hat den Rest der Zeit und nicht mehr.',
    end: 'Wenn die Zeit um ist, wird von selbst abgegeben, was Sie beantwortet haben.',
  },
  saving: {
    title: 'Speichern',
    answers:
      'Jede Antwort wird gespeichert, sobald Sie sie geben. „Gespeichert“ heißt, dass der Server sie hat; „Auf diesem Gerät gespeichert“ heißt, dass sie auf das Netz wartet.',
    reload:
      'Öffnen Sie nach dem Neuladen oder einem Absturz das Quiz noch einmal: Ihre Antworten sind da.',
    offline:
      'Antworten Sie ohne Netz weiter und geben Sie ab wie sonst. Ihre Antworten bleiben auf diesem Gerät und werden gesendet, wenn das Netz wieder da ist. Bleiben Sie bis dahin angemeldet.',
  },
  results: {
    title: 'Ergebnisse',
    receipt: 'Nach der Abgabe zeigt ein Beleg, dass Ihre Antworten angekommen sind.',
    where: 'Ihre Punktzahlen stehen unter „Ergebnisse“.',
  },
};
