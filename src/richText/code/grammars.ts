const grammars = [
  'bash',
  'c',
  'cpp',
  'csharp',
  'css',
  'go',
  'java',
  'javascript',
  'json',
  'kotlin',
  'php',
  'python',
  'rust',
  'sql',
  'swift',
  'typescript',
  'xml',
  'yaml',
] as const;

/** A language whose code is highlighted; each loads separately. */
export type Grammar = (typeof grammars)[number];

/** What people also write behind the fence. */
const aliases: Record<string, Grammar> = {
  'c#': 'csharp',
  'c++': 'cpp',
  cc: 'cpp',
  cs: 'csharp',
  golang: 'go',
  h: 'c',
  hpp: 'cpp',
  htm: 'xml',
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  kt: 'kotlin',
  mjs: 'javascript',
  mts: 'typescript',
  py: 'python',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  ts: 'typescript',
  tsx: 'typescript',
  yml: 'yaml',
  zsh: 'bash',
};

/** The grammar for the language behind a fence; undefined for one that is not highlighted. */
export function grammarNamed(language: string): Grammar | undefined {
  const name = language.toLowerCase();
  if (Object.hasOwn(aliases, name)) return aliases[name];
  return grammars.find((grammar) => grammar === name);
}
