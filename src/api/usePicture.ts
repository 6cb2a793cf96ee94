import type { QueryResult, QuerySettings } from './hookTypes';
import { pictureOptions, pictureStaleMs } from './picture';
import { useQueryPlan } from './usePlan';

/** Read a picture: `GET /media/{id}`. For: Instructor, Student. Optional: not every server has it. */
export function usePicture(id: string, settings?: QuerySettings<Blob>): QueryResult<Blob> {
  return useQueryPlan(
    (client) => pictureOptions(client, id),
    { staleTime: pictureStaleMs, ...settings },
    'usePicture',
  );
}
