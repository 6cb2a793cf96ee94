import { encodingsFor, knownEncodings, type Encoding, type Region } from '../../files/encodings';
import type { Messages } from '../../messages/en';
import { exchangeWords } from '../../messages/en/exchange';
import { useWords } from '../../provider/MessagesContext';
import { Select } from '../../ui/select/Select';
import type { EncodingGuess } from '../../fileFormats/archive/openArchive';

/** An encoding with the languages that it is for, such as `Arabic (windows-1256)`. */
export function encodingName(encoding: Encoding, { encodings }: Messages['exchange']): string {
  const regions = Object.keys(encodingsFor) as Region[];
  const region = regions.find((each) =>
    (encodingsFor[each] as readonly Encoding[]).includes(encoding),
  );
  return `${encodings.regions[region ?? 'western']} (${encoding})`;
}

interface QuestionImportEncodingProps {
  guess: EncodingGuess;
  onChange: (encoding: Encoding) => void;
}

/** A sample of what was read in a guessed encoding, and the others to read it in. Parts: `sample`. */
export function QuestionImportEncoding({ guess, onChange }: QuestionImportEncodingProps) {
  const words = useWords(exchangeWords);
  const { part, encoding, sample } = guess;
  return (
    <div className="qw-question-import-encoding">
      <Select
        label={words.encodings[part]}
        hint={words.encodings.hint}
        value={encoding}
        onChange={({ target }) => onChange(target.value as Encoding)}
        options={knownEncodings().map(([value]) => ({ value, label: encodingName(value, words) }))}
      />
      <div className="qw-question-import-sample" data-part="sample" translate="no">
        {sample.map((line, nth) => (
          <div key={nth} dir="auto">
            {line}
          </div>
        ))}
      </div>
    </div>
  );
}
