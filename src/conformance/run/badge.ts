import { escapeXml } from './escapeXml';
import type { ConformanceReport } from './report';

/** What a badge says, as the endpoint of shields.io takes it. */
export interface Badge {
  schemaVersion: 1;
  label: string;
  message: string;
  color: string;
}

/** A badge that claims no more than was checked. */
export function badgeOf({ plain, faults, notChecked }: ConformanceReport): Badge {
  const badge = (message: string, color: string): Badge => ({
    schemaVersion: 1,
    label: 'quiz API',
    message,
    color,
  });
  if (faults.length > 0) {
    return badge(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`, 'red');
  }
  if (plain) return badge('answers as described, safety not checked', 'lightgrey');
  if (notChecked.length > 0) return badge(`passes, ${notChecked.length} not checked`, 'yellow');
  return badge('conforms', 'brightgreen');
}

/** White text on each has a contrast of 4.5 at least. */
const fills: Readonly<Record<string, string>> = {
  brightgreen: '#287d0f',
  yellow: '#8a6100',
  lightgrey: '#5c5c5c',
  red: '#c02f1d',
};

/** The badge as a picture that loads nothing. */
export function badgeSvg({ label, message, color }: Badge): string {
  // About the width of a letter of 11 px.
  const widthOf = (text: string): number => Math.round(text.length * 6.6) + 12;
  const [left, right] = [widthOf(label), widthOf(message)];
  const text = (said: string, from: number, width: number): string =>
    `<text x="${from + width / 2}" y="14" textLength="${width - 12}">${escapeXml(said)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img">`,
    `<title>${escapeXml(`${label}: ${message}`)}</title>`,
    `<rect width="${left}" height="20" fill="#444"/>`,
    `<rect x="${left}" width="${right}" height="20" fill="${fills[color] ?? '#444'}"/>`,
    '<g fill="#fff" text-anchor="middle" font-family="Verdana,sans-serif" font-size="11">',
    text(label, 0, left),
    text(message, left, right),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
