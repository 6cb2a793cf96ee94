import * as lucide from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The product's icons, by their Lucide names. */
const names = [
  'AppWindow',
  'ArrowDown',
  'ArrowUp',
  'BookOpen',
  'CalendarClock',
  'ChartNoAxesColumn',
  'Check',
  'ChevronDown',
  'ChevronLeft',
  'ChevronRight',
  'ChevronsUpDown',
  'CircleAlert',
  'CircleCheck',
  'CircleQuestionMark',
  'ClipboardList',
  'Clock',
  'ClockAlert',
  'CloudUpload',
  'Copy',
  'Download',
  'Eye',
  'EyeOff',
  'GraduationCap',
  'Hourglass',
  'Inbox',
  'Info',
  'Keyboard',
  'KeyRound',
  'LayoutDashboard',
  'Lock',
  'LogIn',
  'LogOut',
  'Menu',
  'Plus',
  'RotateCw',
  'Search',
  'SearchX',
  'Trash2',
  'TriangleAlert',
  'Trophy',
  'UserPlus',
  'UserRound',
  'Users',
  'UsersRound',
  'X',
] as const satisfies readonly (keyof typeof lucide)[];

/** Those of instructors' screens alone, which a student's page does not load. */
const teachingNames = [
  'Bold',
  'Bookmark',
  'CodeXml',
  'CopyCheck',
  'Ellipsis',
  'FileUp',
  'GripVertical',
  'Maximize2',
  'Pencil',
  'Printer',
  'Sigma',
  'Tags',
  'Undo2',
  'Upload',
] as const satisfies readonly (keyof typeof lucide)[];

type Name = (typeof names | typeof teachingNames)[number];

type Attributes = Record<string, string>;

const numberIn = (attributes: Attributes, name: string) => Number(attributes[name] ?? 0);

function circle(attributes: Attributes): string {
  const [cx = 0, cy = 0, r = 0] = ['cx', 'cy', 'r'].map((name) => numberIn(attributes, name));
  const ring = `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
  // Circles that Lucide fills are smaller than the stroke is wide, except for a hole.
  return attributes.fill === undefined ? ring : `${ring}M${cx} ${cy}h.01`;
}

function rect(attributes: Attributes): string {
  const [x = 0, y = 0, width = 0, height = 0, r = 0] = ['x', 'y', 'width', 'height', 'rx'].map(
    (name) => numberIn(attributes, name),
  );
  const corner = (across: number, down: number) => `a${r} ${r} 0 0 1 ${across} ${down}`;
  return [
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}`,
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`,
  ].join('');
}

/** A relative start counts from the origin only if it comes first. */
function path({ d = '' }: Attributes): string {
  return d.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/,
    (_, x: string, y: string, next?: string) => `M${x} ${y}${next === undefined ? '' : 'l'}`,
  );
}

function line({ x1, y1, x2, y2 }: Attributes): string {
  const end = x1 === x2 ? `V${y2}` : y1 === y2 ? `H${x2}` : `L${x2} ${y2}`;
  return `M${x1} ${y1}${end}`;
}

const strokes: Record<string, (attributes: Attributes) => string> = {
  circle,
  rect,
  path,
  line,
  polyline: ({ points }) => `M${points}`,
};

/** An icon's drawing, as one path. */
function strokesOf(name: Name): string {
  const markup = renderToStaticMarkup(createElement(lucide[name] as ComponentType));
  const [, ...shapes] = [...markup.matchAll(/<(\w+) ([^>]*)>/g)];
  return shapes
    .map(([, tag = '', written = '']) => {
      const draw = strokes[tag];
      if (draw === undefined) {
        throw new Error(
          `Lucide draws ${name} with <${tag}>. Teach scripts/generate/icons.ts to draw it.`,
        );
      }
      const pairs = [...written.matchAll(/([\w-]+)="([^"]*)"/g)];
      return draw(Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, value])));
    })
    .join('')
    .replaceAll(' -', '-');
}

const start = "import { createIcon } from './createIcon';\n";

const componentOf = (name: Name): string =>
  `export const ${name} = /* @__PURE__ */ createIcon('${name}', '${strokesOf(name)}');\n`;

/**
 * Writes the icons as components of one path each: Lucide's own component weighs more than all the
 * icons of a page, and its package adds 51 MB to the host's `node_modules`.
 */
export function writeIcons(): string {
  const union = [...names, ...teachingNames]
    .sort()
    .map((name) => `\n  | '${name}'`)
    .join('');
  const type = `/** Names of the icons, for a host's own (\`QuizSlots\`). */\nexport type IconName =${union};\n`;
  return [start, type, ...names.map(componentOf)].join('\n');
}

/** Writes those of instructors' screens alone. */
export const writeTeachingIcons = (): string =>
  [start, ...teachingNames.map(componentOf)].join('\n');
