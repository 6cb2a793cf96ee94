import type { Messages } from '../en';
import { count, number } from './counting';

const questions = (value: number): string => count(value, { one: '1 Frage', other: '# Fragen' });

export const bank: Messages['bank'] = {
  tags: {
    label: 'Schlagwörter',
    hint: (most) => `Bis zu ${most}, durch Kommas getrennt`,
    full: (most) =>
      `Bis zu ${most} Schlagwörter. Entfernen Sie eines, um ein anderes hinzuzufügen.`,
    create: (tag) => `„${tag}“ hinzufügen`,
    remove: (tag) => `Schlagwort ${tag} entfernen`,
    added: (tag) => `${tag} hinzugefügt`,
    removed: (tag) => `${tag} entfernt`,
    invalid: (longest, most) =>
      `Verwenden Sie bis zu ${most} Schlagwörter mit bis zu ${longest} Zeichen, ohne Kommas, Semikolons und senkrechte Striche.`,
    counted: (tag, value) => `${tag} (${number(value)})`,
  },
  filters: {
    tag: 'Schlagwort',
    anyTag: 'Alle Schlagwörter',
    moreTags: 'Weiteres Schlagwort',
    use: 'Verwendung',
    anyUse: 'Verwendet oder nicht',
    used: (value) => `In einem Quiz verwendet (${number(value)})`,
    unused: (value) => `Noch nicht verwendet (${number(value)})`,
    isUsed: { yes: 'In einem Quiz verwendet', no: 'Noch nicht verwendet' },
    anyQuality: 'Alle Fragen',
    active: 'Aktive Filter',
    named: (filter, value) => `${filter}: ${value}`,
    search: 'Suche',
    idle: (filter) => `${filter} (nicht verfügbar)`,
    remove: (filter) => `Filter ${filter} entfernen`,
    without: (filter, value) => `„${filter}“ entfernen, um ${questions(value)} zu sehen`,
    conflicting: 'Keine Frage passt zu all diesen Filtern. Entfernen Sie mehr als einen davon.',
  },
  views: {
    open: 'Gespeicherte Filter',
    title: 'Gespeicherte Filter',
    none: 'Noch keine gespeicherten Filter',
    noneHint:
      'Suchen, filtern oder sortieren Sie zuerst. Dann können Sie das hier unter einem Namen speichern.',
    name: 'Name für die aktuellen Filter',
    newName: 'Neuer Name',
    save: 'Filter speichern',
    nameRequired: 'Ein Name ist erforderlich.',
    nameTaken: 'Sie haben bereits gespeicherte Filter mit diesem Namen.',
    rename: (name) => `${name} umbenennen`,
    remove: (name) => `${name} löschen`,
    removed: (name) => `„${name}“ gelöscht`,
    undo: 'Rückgängig machen',
    full: (most) => `Sie können bis zu ${number(most)} Filter speichern. Löschen Sie zuerst einen.`,
    sorted: {
      ascending: (column) => `Sortiert nach ${column}`,
      descending: (column) => `Absteigend sortiert nach ${column}`,
    },
    retry: 'Erneut versuchen',
    readFailed: 'Ihre gespeicherten Filter konnten nicht geladen werden.',
    writeFailed:
      'Ihre gespeicherten Filter konnten nicht geändert werden. Sie sind noch wie zuvor.',
  },
  edit: {
    title: (value) => `${questions(value)} bearbeiten`,
    keep: 'Unverändert lassen',
    addTags: 'Schlagwörter hinzufügen',
    removeTags: 'Schlagwörter entfernen',
    quizzesKeep: 'Bereits angelegte Quizze behalten ihre Fragen.',
    nothing: 'Wählen Sie, was sich ändern soll.',
    saving: 'Wird gespeichert …',
    doneOf: (done, value) => `${number(done)} von ${number(value)} geändert`,
    changed: (value) => `${questions(value)} geändert`,
    failed: (value) =>
      count(value, {
        one: '1 Frage konnte nicht geändert werden. Sie bleibt ausgewählt.',
        other: '# Fragen konnten nicht geändert werden. Sie bleiben ausgewählt.',
      }),
    reasons: {
      unknown: 'Sie wurde inzwischen gelöscht.',
      tooManyTags: (most) => `Sie hätte mehr als ${most} Schlagwörter.`,
      other: 'Der Server hat sie nicht geändert.',
    },
    more: (value) => `und ${number(value)} weitere`,
  },
  manage: {
    open: 'Schlagwörter verwalten',
    title: 'Schlagwörter verwalten',
    choose: 'Schlagwörter Ihrer Sammlung',
    name: 'Neuer Name',
    nameHint: 'Schlagwörter, die denselben Namen bekommen, werden zu einem.',
    rename: 'Umbenennen',
    merge: (value) => `${number(value)} Schlagwörter zusammenführen`,
    remove: (value) =>
      count(value, { one: 'Schlagwort entfernen', other: '# Schlagwörter entfernen' }),
    removeQuestion: (value) =>
      count(value, { one: 'Dieses Schlagwort entfernen?', other: '# Schlagwörter entfernen?' }),
    removeHint: 'Die Fragen bleiben in Ihrer Sammlung, ohne diese Schlagwörter.',
    nothingChosen: 'Wählen Sie mindestens ein Schlagwort.',
    nameRequired: 'Der neue Name ist erforderlich.',
    failed: 'Die Schlagwörter konnten nicht geändert werden. Versuchen Sie es noch einmal.',
    changed: (value) => `${questions(value)} geändert`,
    none: 'Noch keine Schlagwörter. Geben Sie einer Frage oder mehreren ausgewählten welche.',
  },
  duplicates: {
    open: 'Doppelte finden',
    title: 'Ähnliche Fragen',
    hint: 'Diese Fragen unterscheiden sich nur in der Reihenfolge der Wörter, in Satzzeichen oder in wenigen Buchstaben.',
    none: 'Keine ähnlichen Fragen gefunden',
    noneHint: 'Keine zwei Fragen Ihrer Sammlung fragen fast dasselbe.',
    group: (nth, value) => `Gruppe ${number(nth)}: ${questions(value)}`,
    found: (groups, value) =>
      count(groups, {
        one: `1 Gruppe mit ${questions(value)}`,
        other: `# Gruppen mit ${questions(value)}`,
      }),
    reading: 'Fragen werden verglichen …',
    failed: 'Die Fragen konnten nicht gelesen werden. Versuchen Sie es noch einmal.',
    deleteSelected: (value) =>
      value === 0 ? 'Ausgewählte löschen' : `${questions(value)} löschen`,
    previous: 'Vorherige Gruppen',
    next: 'Nächste Gruppen',
    pages: 'Gruppen',
  },
};
