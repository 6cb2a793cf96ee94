import { useContext, useState } from 'react';
import { isPicture } from '../api/picture';
import { usePicture } from '../api/usePicture';
import { useIsOffline } from '../base/useIsOffline';
import { commonWords } from '../messages/en/common';
import { richTextWords } from '../messages/en/richText';
import type { MediaPicture } from '../richText/drawing/drawing';
import { pictureSizeOf } from '../rules/pictures/reference';
import { Button } from '../ui/button/Button';
import { BlobImage } from './BlobImage';
import { LocalPicturesContext } from './LocalPicturesContext';
import { useWords } from './MessagesContext';

/**
 * A picture of a question, which only the client may read: shown from memory, in the room that its
 * id names. Its text stands there until it has loaded, and with a button where it has not. States:
 * `data-state`: `loading`, `failed`. Parts: `picture`.
 */
export function QuestionPicture({ id, alt: described, title }: MediaPicture) {
  const words = useWords(richTextWords);
  const common = useWords(commonWords);
  // Without a name, screen readers would leave out that there is something to see.
  const alt = described || words.unnamedPicture;
  const local = useContext(LocalPicturesContext).get(id);
  const {
    data: loaded,
    error,
    isFetching,
    refetch,
  } = usePicture(id, {
    enabled: local === undefined,
    refetchOnReconnect: true,
  });
  const data = local ?? (isPicture(loaded) ? loaded : undefined);
  const [broken, setBroken] = useState<Blob>();
  const isCauseKnown = useIsOffline() && error?.kind === 'network';
  const size = pictureSizeOf(id);
  const isFailed = (error !== null && !isFetching) || (data !== undefined && broken === data);
  if (data && !isFailed) {
    return (
      <BlobImage
        className="qw-rich-image"
        data={data}
        alt={alt}
        title={title}
        {...size}
        data-part="picture"
        onError={() => setBroken(data)}
      />
    );
  }
  const retry = () => {
    setBroken(undefined);
    void refetch();
  };
  return (
    <span
      className="qw-rich-picture"
      data-state={isFailed ? 'failed' : 'loading'}
      data-part="picture"
    >
      {size && (
        <svg
          className="qw-rich-picture-room"
          {...size}
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden="true"
        />
      )}
      <span className="qw-rich-picture-text">
        <span role="img" aria-label={alt} aria-busy={!isFailed}>
          {alt}
        </span>
        {isFailed && (
          <span className="qw-rich-picture-failure">
            <span className="qw-text">{isCauseKnown ? common.offline : words.pictureFailed}</span>
            <Button size="small" onClick={retry}>
              {words.retry}
            </Button>
          </span>
        )}
      </span>
    </span>
  );
}
