import { createContext, useContext, type ComponentPropsWithRef, type ReactElement } from 'react';
import type { NamedType } from '../api/entities';

/** Addresses of a host's pages, each with the links that use it. */
export interface HostPaths {
  /** Address where a student takes a quiz. */
  test?: ((quizId: string) => string) | undefined;
  /** Address where a student joins with the code of a join link. */
  join?: ((code: string) => string) | undefined;
  /** Address of one quiz, for instructors. */
  quiz?: ((quizId: string) => string) | undefined;
  /** Address of all quizzes; deleting one leads there. */
  quizzes?: string | undefined;
  /** Address of one quiz's results. */
  result?: ((quizId: string) => string) | undefined;
  /** Address of the results of all quizzes. */
  results?: string | undefined;
  /** Address of the question bank. */
  questions?: string | undefined;
  /** Address of the students. */
  students?: string | undefined;
  /** Address of the page after sign-in. */
  home?: string | undefined;
  login?: string | undefined;
  register?: string | undefined;
  forgotPassword?: string | undefined;
  resetPassword?: string | undefined;
}

/** Opens an address of the host with its router. */
export type Navigate = (href: string) => void;

/** Renders an anchor, for a router's own link. Spread the given props on it. */
export type RenderLink = (props: ComponentPropsWithRef<'a'>) => ReactElement;

/** Loads a sheet of the host's. */
export type LoadStyles = () => Promise<unknown>;

/** Keeps a picture in the host's own store, and resolves with its address: https, for good. */
export type UploadPicture = (file: File) => Promise<string>;

/** The host's addresses, how to open and link to them, and what widgets get from it or leave to it. */
interface HostRoutes {
  paths?: HostPaths | undefined;
  navigate?: Navigate | undefined;
  renderLink?: RenderLink | undefined;
  richTextStyles?: LoadStyles | undefined;
  uploadPicture?: UploadPicture | undefined;
  questionTypes?: readonly NamedType[] | undefined;
}

export const HostRoutesContext = createContext<HostRoutes>({});

/** A widget's own address, or else the one from the nearest provider's host. */
export function useHostHref<Name extends keyof HostPaths>(
  name: Name,
  own: HostPaths[Name],
): HostPaths[Name] {
  const { paths } = useContext(HostRoutesContext);
  return own ?? paths?.[name];
}

/**
 * Opens a page of the host after an action. Undefined if the host gave no way to navigate, or no
 * address for the page: then nothing touches the address.
 */
export function useGoTo(name: keyof HostPaths): ((id?: string) => void) | undefined {
  const { paths, navigate } = useContext(HostRoutesContext);
  const path = paths?.[name];
  if (path === undefined || navigate === undefined) return undefined;
  return (id = '') => navigate(typeof path === 'string' ? path : path(id));
}
