import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, expect, it } from 'vitest';

let rules: Linter.RulesRecord;

beforeAll(async () => {
  const config = (await new ESLint().calculateConfigForFile('src/quizzes/join/JoinForm.tsx')) as {
    rules: Linter.RulesRecord;
  };
  rules = { 'no-restricted-syntax': config.rules['no-restricted-syntax']! };
}, 30_000);

/** The complaints of the project's own rule about a component that returns this. */
function found(jsx: string): string[] {
  const parser = tseslint.parser as Linter.Parser;
  const parserOptions = { ecmaFeatures: { jsx: true } };
  return new Linter()
    .verify(
      `const C = () => ${jsx};`,
      [{ files: ['**/*.tsx'], languageOptions: { parser, parserOptions }, rules }],
      'C.tsx',
    )
    .map(({ message }) => message);
}

it.each([
  '<p>Join</p>',
  '<p>{"Join"}</p>',
  '<p>{`Join ${title}`}</p>',
  '<p>{isOpen ? "Open" : null}</p>',
  '<p>{isOpen && "Open"}</p>',
  '<><b />Join</>',
  '<button aria-label="Close" />',
  '<img alt={"A student"} />',
  '<input placeholder={`Search ${things}`} />',
  '<Card title={isOpen ? words.open : "Closed"} />',
  '<Dialog closeLabel="Close" />',
])('a sentence outside of the messages is found: %s', (jsx) => {
  expect(found(jsx)).toEqual(['A word that is seen or read out belongs into src/messages.']);
});

it.each([
  '<p>{words.join}</p>',
  '<p>{a} – {b}: 7</p>',
  '<p className="qw-x" data-part="text" />',
  '<Card title={<span className="qw-title">{title}</span>} />',
  '<Dialog title={step === "code" ? words.code : words.join} />',
  '<p aria-labelledby="heading" role={isOpen ? "alert" : undefined} />',
])('other text is left alone: %s', (jsx) => {
  expect(found(jsx)).toEqual([]);
});
