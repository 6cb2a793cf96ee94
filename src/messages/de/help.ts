import type { Messages } from '../en';

export const help: Messages['help'] = {
  title: 'Hilfe',
  intro: 'So treten Sie einem Quiz bei, nehmen teil und sehen Ihre Ergebnisse.',
  joining: {
    title: 'Beitreten',
    code: 'Ihre Lehrkraft gibt Ihnen einen Code. Drücken Sie „Quiz beitreten“, geben Sie ihn ein und drücken Sie „Beitreten“. Großschreibung und Bindestriche sind egal.',
    link: 'Ein Link zum Beitreten oder ein QR-Code trägt den Code für Sie ein.',
    early:
      'Sie können beitreten, bevor das Quiz beginnt. Lassen Sie die Seite offen: Das Quiz startet automatisch.',
  },
  timing: {
    title: 'Zeit',
    server:
      'Der Server misst die Zeit. Ob Sie die Seite neu laden oder die Uhr Ihres Geräts falsch geht, ändert daran nichts.',
    late: 'Wenn Sie spät beitreten, haben Sie nur die verbleibende Zeit.',
    end: 'Wenn die Zeit um ist, werden Ihre Antworten automatisch abgegeben.',
  },
  saving: {
    title: 'Speichern',
    answers:
      'Jede Antwort wird gespeichert, sobald Sie sie geben. „Gespeichert“ heißt, dass der Server sie hat. „Auf diesem Gerät gespeichert“ heißt, dass sie gesendet wird, sobald Sie wieder online sind.',
    reload:
      'Öffnen Sie das Quiz nach dem Neuladen oder einem Absturz noch einmal. Ihre Antworten sind noch da.',
    offline:
      'Antworten Sie offline weiter und geben Sie ab wie sonst. Ihre Antworten bleiben auf diesem Gerät und werden gesendet, sobald Sie wieder online sind. Bleiben Sie bis dahin angemeldet.',
  },
  results: {
    title: 'Ergebnisse',
    receipt: 'Nach der Abgabe bestätigt ein Beleg, dass Ihre Antworten angekommen sind.',
    where: 'Ihre Punktzahlen finden Sie unter „Ergebnisse“.',
  },
};
