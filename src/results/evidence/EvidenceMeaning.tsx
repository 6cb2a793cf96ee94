import { evidenceWords } from '../../messages/en/evidence';
import { useWords } from '../../provider/MessagesContext';
import { evidenceGuards } from '../../items/itemVerdicts';

/** Explains the figures in plain words, and why too few attempts hide some of them. */
export function EvidenceMeaning({ attempts }: { attempts: number }) {
  const words = useWords(evidenceWords);
  return (
    <dl className="qw-evidence-meaning">
      <div className="qw-evidence-meant">
        <dt className="qw-evidence-term">{words.facility}</dt>
        <dd className="qw-evidence-text">{words.facilityMeaning}</dd>
        {attempts < evidenceGuards.shares ? (
          <dd className="qw-evidence-text">{words.noShares(evidenceGuards.shares)}</dd>
        ) : null}
      </div>
      <div className="qw-evidence-meant">
        <dt className="qw-evidence-term">{words.discrimination}</dt>
        <dd className="qw-evidence-text">{words.discriminationMeaning}</dd>
        {attempts < evidenceGuards.discrimination ? (
          <dd className="qw-evidence-text">
            {words.noDiscrimination(evidenceGuards.discrimination)}
          </dd>
        ) : null}
      </div>
    </dl>
  );
}
