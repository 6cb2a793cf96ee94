import { createContext, useContext } from 'react';

/** Addresses of a host's pages, each with what a widget links to it. */
export interface HostPaths {
  /** Where a student takes a quiz. */
  test?: ((quizId: string) => string) | undefined;
  /** Where a student who follows a link joins with its code. */
  join?: ((code: string) => string) | undefined;
  /** Where an instructor sees one quiz. */
  quiz?: ((quizId: string) => string) | undefined;
  /** Where all quizzes are; a deleted one leads there. */
  quizzes?: string | undefined;
  /** Where the results of one quiz are. */
  result?: ((quizId: string) => string) | undefined;
  /** Where the results of all quizzes are. */
  results?: string | undefined;
  /** Where the bank of questions is. */
  questions?: string | undefined;
  /** Where the students are. */
  students?: string | undefined;
  /** Where whoever has signed in goes. */
  home?: string | undefined;
  login?: string | undefined;
  register?: string | undefined;
  forgotPassword?: string | undefined;
  resetPassword?: string | undefined;
}

/** Goes to an address of the host, by its router. */
export type Navigate = (href: string) => void;

/** Where the host's pages are, and how to get there. */
interface HostRoutes {
  paths?: HostPaths | undefined;
  navigate?: Navigate | undefined;
}

export const HostRoutesContext = createContext<HostRoutes>({});

/** What a widget was told, or else the address of the nearest provider's host. */
export function useHostHref<Name extends keyof HostPaths>(
  name: Name,
  own: HostPaths[Name],
): HostPaths[Name] {
  const { paths } = useContext(HostRoutesContext);
  return own ?? paths?.[name];
}

/**
 * Goes to a page of the host after something was done; undefined where the host has not said how, or
 * where that page is: then nothing touches the address.
 */
export function useGoTo(name: keyof HostPaths): ((id?: string) => void) | undefined {
  const { paths, navigate } = useContext(HostRoutesContext);
  const path = paths?.[name];
  if (path === undefined || navigate === undefined) return undefined;
  return (id = '') => navigate(typeof path === 'string' ? path : path(id));
}
