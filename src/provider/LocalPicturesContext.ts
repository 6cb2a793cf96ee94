import { createContext } from 'react';

/** Pictures that texts show before they are kept anywhere, by their ids. */
export const LocalPicturesContext = createContext<ReadonlyMap<string, Blob>>(new Map());
