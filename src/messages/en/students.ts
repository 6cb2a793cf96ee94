const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A rank as it is said: 1st, 2nd, 3rd, 11th. */
function ordinal(rank: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(rank);
  return `${rank}${endings[rule] ?? 'th'}`;
}

/** Students: the list by group, what is known of one, and the best of them. */
export const studentsWords = {
  key: 'students' as const,
  en: {
    title: 'Students',
    count: (count: number): string => (count === 1 ? '1 student' : `${count} students`),
    add: 'Add Student',
    search: 'Search students',
    searchHint: 'Name or email',
    found: (count: number): string => (count === 1 ? '1 student found' : `${count} students found`),
    noneFound: 'No students found',
    noneFoundHint: 'Nobody has this name or email. Check the spelling, or try a part of it.',
    noGroups: 'No student groups found',
    noneInGroup: 'No students in this group',
    groups: 'Groups',
    withoutGroup: (count: number): string => `Without a group (${count})`,
    inOtherGroups: (count: number): string => `Other groups (${count})`,
    previousGroups: 'Previous groups',
    nextGroups: 'Next groups',
    pages: 'Pages of students',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    loadFailed: 'The students could not be loaded.',
    details: 'Student Details',
    name: 'Name',
    email: 'Email',
    group: 'Group',
    status: 'Status',
    notAssigned: 'Not Assigned',
    statuses: { active: 'Active', inactive: 'Inactive' } as Record<string, string>,
    ofAnother: 'This student is in a group of another instructor, who alone can change it.',
    edit: 'Edit',
    updateTitle: 'Update Student',
    update: 'Update',
    updating: 'Updating…',
    adding: 'Adding…',
    addTitle: 'Add New Student',
    fields: { first_name: 'First name', last_name: 'Last name' },
    invitation: 'A one-time code to set a password is mailed to this address.',
    inactiveHint: 'An inactive student cannot sign in.',
    fullGroup: (name: string): string => `${name} (full)`,
    added: (email: string): string =>
      `Student added successfully. A one-time code to set a password was mailed to ${email}.`,
    updated: 'Student updated successfully',
    deleted: 'Student deleted successfully',
    addFailed: 'Failed to add student',
    updateFailed: 'Failed to update student',
    deleteFailed: 'Failed to delete student',
    activate: 'Activate',
    deactivate: 'Deactivate',
    deactivateTitle: 'Deactivate Student',
    deactivateText: (name: string): string =>
      `${name} is signed out and cannot sign in until the account is active again.`,
    delete: 'Delete',
    deleting: 'Deleting…',
    deleteTitle: 'Delete Student',
    deleteText: (name: string): string =>
      `Are you sure you want to delete student ${name}? The account and its results are deleted with it.`,
    top: {
      title: 'Top Five Students',
      hint: 'Class rank by average score',
      rank: 'Class rank',
      average: 'Average score',
      percent: (score: number): string => `${score}%`,
      all: 'All Students',
      empty: 'No scores yet',
      emptyHint: 'The best five appear here once a quiz has closed.',
      loadFailed: 'The ranking could not be loaded.',
      you: 'You',
      hide: 'Hide ranking',
      show: 'Show ranking',
      hidden: 'The ranking and your place in it are hidden on this device.',
      place: (place: number, of: number): string => `You are ${ordinal(place)} of ${of}`,
    },
  },
};
