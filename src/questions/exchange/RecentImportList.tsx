import type { Question } from '../../api/entities';
import { exchangeWords } from '../../messages/en/exchange';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Undo2 } from '../../ui/icons/teachingIcons';
import { Banner } from '../../ui/state/Banner';
import { standingOf, type RecentImport } from './recentImports';

interface RecentImportListProps {
  imports: readonly RecentImport[];
  /** The bank; undefined until it is known. */
  bank: readonly Question[] | undefined;
  onUndo: (recent: RecentImport) => void;
}

/** Offers to undo each import some of whose questions nobody has touched. */
export function RecentImportList({ imports, bank, onUndo }: RecentImportListProps) {
  const words = useWords(exchangeWords);
  const { moment } = useFormats();
  const banners = (bank ? imports : []).flatMap((recent) => {
    const { untouched, touched } = standingOf(recent.questions, bank ?? []);
    if (untouched.length === 0) return [];
    const sentence = words.recent(untouched.length, moment(recent.at) ?? '');
    return (
      <Banner
        key={recent.at}
        title={touched.length > 0 ? sentence : undefined}
        actions={
          <Button
            size="small"
            icon={<Undo2 className="qw-mirrored" />}
            aria-label={`${words.undo}: ${sentence}`}
            onClick={() => onUndo(recent)}
          >
            {words.undo}
          </Button>
        }
      >
        {touched.length > 0 ? words.undoKept(touched.length) : sentence}
      </Banner>
    );
  });
  return banners.length > 0 ? <div className="qw-question-import-recent">{banners}</div> : null;
}
