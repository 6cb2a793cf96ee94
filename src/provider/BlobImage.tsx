import { useLayoutEffect, useRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';

interface BlobImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  data: Blob;
  alt: string;
}

/** A picture from memory. A page with a strict policy needs `img-src blob:` for it. */
export function BlobImage({ data, alt, ...rest }: BlobImageProps) {
  const image = useRef<HTMLImageElement>(null);
  // The address keeps the picture in memory, and so lives as long as the element.
  useLayoutEffect(() => {
    const address = URL.createObjectURL(data);
    image.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  return <img {...rest} ref={image} alt={alt} decoding="async" />;
}
