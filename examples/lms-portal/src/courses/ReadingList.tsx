import { Panel, PanelTitle } from '../ui/Panel';
import type { Course } from './courses';

export function ReadingList({ course }: { course: Course }) {
  return (
    <Panel>
      <PanelTitle id="reading">Reading</PanelTitle>
      <ol aria-labelledby="reading" className="grid gap-3">
        {course.reading.map(({ week, title }) => (
          <li key={week} className="flex items-baseline gap-4">
            <span className="shrink-0 rounded-full bg-well px-3 text-sm font-bold">
              Week {week}
            </span>
            {title}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
