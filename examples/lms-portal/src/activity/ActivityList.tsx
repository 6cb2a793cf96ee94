import { Panel, PanelTitle } from '../ui/Panel';
import { useActivity } from './ActivityProvider';

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export function ActivityList() {
  const { deeds } = useActivity();
  return (
    <Panel>
      <PanelTitle id="activity">Your activity</PanelTitle>
      {deeds.length === 0 ? (
        <p className="text-soft">What you do in quizzes is noted here.</p>
      ) : (
        <ol aria-labelledby="activity" className="grid gap-3 border-s-2 border-line ps-4">
          {deeds.map(({ at, text }) => (
            <li key={at + text}>
              <time dateTime={at} className="block text-sm text-soft tabular-nums">
                {timeOfDay.format(new Date(at))}
              </time>
              {text}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
