import type { FailureSentences } from '../en/failures';

const inactive =
  'Ihr Konto ist inaktiv. Bitten Sie Ihre Lehrkraft oder Ihre Schule, es zu aktivieren.';
export const failures: FailureSentences = {
  'request.tooLarge': 'Das ist zu viel auf einmal. Senden Sie weniger.',
  'record.changed': 'Das wurde geändert, seit Sie es geöffnet haben. Nichts wurde überschrieben.',
  'tries.tooMany': 'Das waren zu viele Versuche. Versuchen Sie es später erneut.',
  'server.busy': 'Der Server ist gerade überlastet. Versuchen Sie es in einigen Sekunden erneut.',
  'server.failed':
    'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es erneut, und wenden Sie sich an Ihre Administration, wenn er wieder auftritt.',
  'server.full':
    'Das wurde nicht gespeichert, weil auf dem Server kein Platz mehr ist. Versuchen Sie es später erneut und wenden Sie sich an Ihre Administration.',
  'server.unavailable':
    'Die Datenbank antwortet nicht. Versuchen Sie es in einem Augenblick erneut.',
  'server.uncertain':
    'Die Datenbank antwortet nicht, daher ist das vielleicht nicht gespeichert. Versuchen Sie es in einem Augenblick erneut.',
  'session.missing': 'Melden Sie sich an, um fortzufahren.',
  'session.over': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
  'account.inactive': inactive,
  'role.instructorOnly': 'Das können nur Lehrkräfte. Melden Sie sich als Lehrkraft an.',
  'role.studentOnly': 'Das können nur Lernende. Melden Sie sich als Lernende/r an.',
  'login.wrong': 'Die E-Mail-Adresse oder das Passwort ist falsch. Prüfen Sie beides.',
  'login.inactive': inactive,
  'login.localOnly':
    'Das Passwort dieses Demokontos ist öffentlich, daher gilt es nur auf dem Rechner des Servers. Verwenden Sie ein anderes Konto.',
  'registration.closed': 'Die Registrierung ist geschlossen. Bitten Sie Ihre Schule um ein Konto.',
  'registration.studentsOnly':
    'Hier können sich nur Lernende registrieren. Bitten Sie Ihre Schule um ein Konto als Lehrkraft.',
  'otp.wrong':
    'Dieser Einmalcode ist falsch oder nicht mehr gültig. Prüfen Sie ihn oder fordern Sie einen neuen an.',
  'confirmation.wrong':
    'Der Einmalcode oder das Passwort ist falsch, oder der Code ist nicht mehr gültig. Prüfen Sie beides oder bitten Sie Ihre Lehrkraft um einen neuen Code.',
  'password.wrong': 'Das alte Passwort ist falsch. Prüfen Sie es.',
  'email.taken':
    'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Verwenden Sie eine andere Adresse.',
  'email.awaited':
    'Ein anderes Konto wartet auf die Bestätigung dieser E-Mail-Adresse. Verwenden Sie eine andere Adresse.',
  'email.unusedAccount':
    'Mit diesem Konto hat sich noch niemand angemeldet. Nur die Lehrkraft, die es hinzugefügt hat, kann die E-Mail-Adresse ändern.',
  'group.unknown': 'Diese Gruppe gibt es nicht, oder sie gehört einer anderen Lehrkraft.',
  'group.notYours': 'Das ist keine Ihrer Gruppen. Wählen Sie eine Ihrer Gruppen.',
  'group.full':
    'Diese Gruppe ist voll. Erhöhen Sie ihre Höchstzahl oder wählen Sie eine andere Gruppe.',
  'group.tooSmall': 'Diese Gruppe hat mehr Lernende. Die Höchstzahl kann nicht niedriger sein.',
  'group.hasQuizzes':
    'Für diese Gruppe gibt es noch Quiz. Löschen Sie diese, bevor Sie die Gruppe löschen.',
  'student.unknown': 'Diese Person gibt es nicht.',
  'student.notInGroup': 'Diese Person ist nicht in dieser Gruppe.',
  'student.inGroup': 'Diese Person ist schon in einer Gruppe. Verschieben Sie sie stattdessen.',
  'student.notBonded':
    'Diese Person ist in keiner Ihrer Gruppen. Nehmen Sie sie zuerst in eine auf.',
  'student.otherInstructor':
    'Diese Person ist in der Gruppe einer anderen Lehrkraft. Bitten Sie diese, die Änderung vorzunehmen.',
  'student.otherResults':
    'Andere Lehrkräfte haben Ergebnisse dieser Person, daher können Sie das Konto nicht löschen. Deaktivieren Sie es stattdessen.',
  'student.takingQuiz':
    'Diese Person nimmt gerade an einem Quiz teil. Warten Sie, bis es bewertet ist.',
  'student.hasPassword':
    'Diese Person hat schon ein Passwort festgelegt und braucht keine Einladung.',
  'student.inactive':
    'Dieses Konto ist inaktiv. Aktivieren Sie es, bevor Sie die Person erneut einladen.',
  'student.erased':
    'Die Daten dieser Person wurden gelöscht, und das Konto ist nicht mehr verwendbar. Fügen Sie stattdessen eine neue Person hinzu.',
  'question.unknown': 'Diese Frage gibt es nicht, oder sie gehört einer anderen Lehrkraft.',
  'bank.full':
    'Ihre Fragensammlung hat keinen Platz für so viele Fragen. Löschen Sie nicht mehr benötigte oder fügen Sie weniger hinzu.',
  'picture.unknown': 'Dieses Bild gibt es nicht, oder Sie dürfen es nicht sehen.',
  'picture.unreadable':
    'Diese Datei ist kein verwendbares Bild oder beschädigt. Verwenden Sie ein unbewegtes Bild in PNG, JPEG, WebP oder AVIF.',
  'picture.tooManyParts':
    'Dieses Bild ist in mehr Teilen gespeichert, als übliche Programme schreiben. Öffnen Sie es und speichern Sie es neu als PNG oder JPEG.',
  'picture.tooLarge':
    'Dieses Bild ist zu groß. Verwenden Sie eines mit höchstens 2 MB und 4096 × 4096 Pixeln.',
  'pictures.full':
    'Für weitere Bilder ist kein Platz. Entfernen Sie Bilder aus Fragen, die Sie nicht mehr brauchen, oder verwenden Sie ein kleineres. Ein Bild, das nirgends gezeigt wird, wird nach 30 Tagen gelöscht.',
  'quiz.unknown': 'Dieses Quiz gibt es nicht, oder es ist nicht Ihres.',
  'quiz.tooFewQuestions':
    'Zu wenige Ihrer Fragen passen zu Schwierigkeit und Typ. Fügen Sie Fragen hinzu, wählen Sie weniger oder wählen Sie anders.',
  'quiz.beingTaken':
    'Dieses Quiz ist offen, und Lernende sind ihm beigetreten. Löschen Sie es, wenn es geschlossen ist.',
  'quiz.justClosed':
    'Vielleicht treffen noch letzte Abgaben zu diesem Quiz ein. Löschen Sie es in einer Minute.',
  'quiz.hasOpened':
    'Dieses Quiz hat begonnen. Seine Reihenfolge und seine Bewertung bleiben, wie sie sind.',
  'quiz.notClosed':
    'Dieses Quiz ist noch nicht geschlossen. Seine Statistik gibt es, wenn es geschlossen ist.',
  'schedule.unreal': 'Der Termin muss ein gültiges Datum mit Uhrzeit sein.',
  'schedule.past': 'Der Termin muss in der Zukunft liegen.',
  'schedule.tooFar': 'Der Termin liegt zu viele Jahre in der Zukunft.',
  'time.tooLate':
    'Dieses Quiz ist schon zu lange geschlossen, um Zeit hinzuzufügen. Legen Sie stattdessen ein neues an.',
  'time.submitted':
    'Diese Person hat das Quiz schon abgegeben, daher hätte zusätzliche Zeit keine Wirkung.',
  'participant.unknown':
    'Diese Person ist diesem Quiz nicht beigetreten. Wählen Sie eine, die beigetreten ist.',
  'join.unknown': 'Es gibt kein Quiz mit diesem Code. Prüfen Sie den Code.',
  'join.closed': 'Dieses Quiz ist geschlossen. Ein Beitritt ist nicht mehr möglich.',
  'join.otherGroup':
    'Dieses Quiz ist für eine andere Gruppe. Bitten Sie Ihre Lehrkraft um den richtigen Code.',
  'join.full':
    'Die Gruppe dieses Quiz ist voll. Bitten Sie Ihre Lehrkraft, einen Platz zu schaffen.',
  'attempt.notJoined':
    'Sie sind diesem Quiz nicht beigetreten. Treten Sie ihm zuerst mit seinem Code bei.',
  'attempt.notStarted': 'Dieses Quiz hat noch nicht begonnen. Warten Sie auf den Beginn.',
  'attempt.notBegun': 'Sie haben dieses Quiz noch nicht begonnen. Öffnen Sie zuerst die Fragen.',
  'attempt.submitted':
    'Sie haben dieses Quiz schon abgegeben. Es zählen die Antworten, die Sie abgegeben haben.',
  'attempt.over': 'Dieses Quiz ist geschlossen. Sie können nicht mehr antworten.',
  'submit.stale':
    'Ihre Antworten haben sich geändert, seit dieses Gerät sie geladen hat, daher wurde nichts abgegeben. Sie sind gespeichert. Prüfen Sie sie und geben Sie erneut ab.',
  'submit.early':
    'Sie haben noch Zeit, daher wurde nichts abgegeben. Ihre Antworten sind gespeichert.',
  'lateSubmission.none': 'Von dieser Person gibt es keine verspätete Abgabe.',
};
