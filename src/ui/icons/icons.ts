// Generated from Lucide, under the licence in LICENSE-lucide.txt, by `npm run generate`. Do not edit.

import { createIcon } from './createIcon';

/** Names of the icons, for a host's own (`QuizSlots`). */
export type IconName =
  | 'AppWindow'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'Bold'
  | 'BookOpen'
  | 'Bookmark'
  | 'CalendarClock'
  | 'ChartNoAxesColumn'
  | 'Check'
  | 'ChevronDown'
  | 'ChevronLeft'
  | 'ChevronRight'
  | 'ChevronsUpDown'
  | 'CircleAlert'
  | 'CircleCheck'
  | 'CircleQuestionMark'
  | 'ClipboardList'
  | 'Clock'
  | 'ClockAlert'
  | 'CloudUpload'
  | 'CodeXml'
  | 'Copy'
  | 'CopyCheck'
  | 'Download'
  | 'Ellipsis'
  | 'Eye'
  | 'EyeOff'
  | 'FileUp'
  | 'GraduationCap'
  | 'GripVertical'
  | 'Hourglass'
  | 'Inbox'
  | 'Info'
  | 'KeyRound'
  | 'Keyboard'
  | 'LayoutDashboard'
  | 'Lock'
  | 'LogIn'
  | 'LogOut'
  | 'Maximize2'
  | 'Menu'
  | 'Pencil'
  | 'Plus'
  | 'Printer'
  | 'RotateCw'
  | 'Search'
  | 'SearchX'
  | 'Sigma'
  | 'Tags'
  | 'Trash2'
  | 'TriangleAlert'
  | 'Trophy'
  | 'Undo2'
  | 'Upload'
  | 'UserPlus'
  | 'UserRound'
  | 'Users'
  | 'UsersRound'
  | 'X';

export const AppWindow = /* @__PURE__ */ createIcon('AppWindow', 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2zM10 4v4M2 8h20M6 4v4');

export const ArrowDown = /* @__PURE__ */ createIcon('ArrowDown', 'M12 5v14M19 12l-7 7-7-7');

export const ArrowUp = /* @__PURE__ */ createIcon('ArrowUp', 'M5 12l7-7 7 7M12 19V5');

export const BookOpen = /* @__PURE__ */ createIcon('BookOpen', 'M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z');

export const CalendarClock = /* @__PURE__ */ createIcon('CalendarClock', 'M16 14v2.2l1.6 1M16 2v3M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338M3 9h5.859M8 2v3M10 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0z');

export const ChartNoAxesColumn = /* @__PURE__ */ createIcon('ChartNoAxesColumn', 'M5 21v-6M12 21V3M19 21V9');

export const Check = /* @__PURE__ */ createIcon('Check', 'M20 6 9 17l-5-5');

export const ChevronDown = /* @__PURE__ */ createIcon('ChevronDown', 'M6 9l6 6 6-6');

export const ChevronLeft = /* @__PURE__ */ createIcon('ChevronLeft', 'M15 18l-6-6 6-6');

export const ChevronRight = /* @__PURE__ */ createIcon('ChevronRight', 'M9 18l6-6-6-6');

export const ChevronsUpDown = /* @__PURE__ */ createIcon('ChevronsUpDown', 'M7 15l5 5 5-5M7 9l5-5 5 5');

export const CircleAlert = /* @__PURE__ */ createIcon('CircleAlert', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM12 8V12M12 16H12.01');

export const CircleCheck = /* @__PURE__ */ createIcon('CircleCheck', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM16 9l-5.5 5.5L8 12');

export const CircleQuestionMark = /* @__PURE__ */ createIcon('CircleQuestionMark', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01');

export const ClipboardList = /* @__PURE__ */ createIcon('ClipboardList', 'M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1zM16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2M12 11h4M12 16h4M8 11h.01M8 16h.01');

export const Clock = /* @__PURE__ */ createIcon('Clock', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM12 6v6l4 2');

export const ClockAlert = /* @__PURE__ */ createIcon('ClockAlert', 'M12 6v6l4 2M20 12v5M20 21h.01M21.25 8.2A10 10 0 1 0 16 21.16');

export const CloudUpload = /* @__PURE__ */ createIcon('CloudUpload', 'M12 13v8M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242M8 17l4-4 4 4');

export const Copy = /* @__PURE__ */ createIcon('Copy', 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2');

export const Download = /* @__PURE__ */ createIcon('Download', 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5');

export const Eye = /* @__PURE__ */ createIcon('Eye', 'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z');

export const EyeOff = /* @__PURE__ */ createIcon('EyeOff', 'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20');

export const GraduationCap = /* @__PURE__ */ createIcon('GraduationCap', 'M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5');

export const Hourglass = /* @__PURE__ */ createIcon('Hourglass', 'M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2');

export const Inbox = /* @__PURE__ */ createIcon('Inbox', 'M22 12 16 12 14 15 10 15 8 12 2 12M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z');

export const Info = /* @__PURE__ */ createIcon('Info', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM12 16v-4M12 8h.01');

export const Keyboard = /* @__PURE__ */ createIcon('Keyboard', 'M10 8h.01M12 12h.01M14 8h.01M16 12h.01M18 8h.01M6 8h.01M7 16h10M8 12h.01M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z');

export const KeyRound = /* @__PURE__ */ createIcon('KeyRound', 'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4zM16 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0-1 0zM16.5 7.5h.01');

export const LayoutDashboard = /* @__PURE__ */ createIcon('LayoutDashboard', 'M4 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM15 3h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM15 12h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM4 16h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z');

export const Lock = /* @__PURE__ */ createIcon('Lock', 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4');

export const LogIn = /* @__PURE__ */ createIcon('LogIn', 'M10 17l5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4');

export const LogOut = /* @__PURE__ */ createIcon('LogOut', 'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4');

export const Menu = /* @__PURE__ */ createIcon('Menu', 'M4 5h16M4 12h16M4 19h16');

export const Plus = /* @__PURE__ */ createIcon('Plus', 'M5 12h14M12 5v14');

export const RotateCw = /* @__PURE__ */ createIcon('RotateCw', 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5');

export const Search = /* @__PURE__ */ createIcon('Search', 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0z');

export const SearchX = /* @__PURE__ */ createIcon('SearchX', 'M13.5 8.5l-5 5M8.5 8.5l5 5M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM21 21l-4.3-4.3');

export const Trash2 = /* @__PURE__ */ createIcon('Trash2', 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2');

export const TriangleAlert = /* @__PURE__ */ createIcon('TriangleAlert', 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01');

export const Trophy = /* @__PURE__ */ createIcon('Trophy', 'M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.916 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3');

export const UserPlus = /* @__PURE__ */ createIcon('UserPlus', 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM19 8V14M22 11H16');

export const UserRound = /* @__PURE__ */ createIcon('UserRound', 'M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM20 21a8 8 0 0 0-16 0');

export const Users = /* @__PURE__ */ createIcon('Users', 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0z');

export const UsersRound = /* @__PURE__ */ createIcon('UsersRound', 'M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3');

export const X = /* @__PURE__ */ createIcon('X', 'M18 6 6 18M6 6l12 12');
