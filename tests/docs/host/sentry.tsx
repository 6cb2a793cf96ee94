/** Stands in for `@sentry/react` where a page's code is run: it keeps what it would send. */
import { Component, type ReactElement, type ReactNode } from 'react';

type Primitive = string | number | boolean | null | undefined;

export interface Scope {
  setTag(key: string, value: Primitive): void;
  setTags(tags: Record<string, Primitive>): void;
  setUser(user: { id?: string } | null): void;
  setFingerprint(fingerprint: string[]): void;
}

export interface Report {
  error: unknown;
  tags: Record<string, Primitive>;
  user?: { id?: string } | null;
  fingerprint?: string[];
}

export interface Breadcrumb {
  category?: string;
  level?: 'warning' | 'error' | 'info';
  message?: string;
  data?: Record<string, unknown>;
}

export const reports: Report[] = [];
export const breadcrumbs: Breadcrumb[] = [];

let current: Omit<Report, 'error'> = { tags: {} };

function inScope(fill: (scope: Scope) => void, then: () => void): void {
  const before = current;
  current = { ...before, tags: { ...before.tags } };
  fill({
    setTag: (key, value) => void (current.tags[key] = value),
    setTags: (tags) => void Object.assign(current.tags, tags),
    setUser: (user) => void (current.user = user),
    setFingerprint: (fingerprint) => void (current.fingerprint = fingerprint),
  });
  then();
  current = before;
}

export function withScope(callback: (scope: Scope) => void): void {
  inScope(callback, () => {});
}

export function captureException(error: unknown): string {
  reports.push({ ...current, error });
  return String(reports.length);
}

export function addBreadcrumb(breadcrumb: Breadcrumb): void {
  breadcrumbs.push(breadcrumb);
}

interface ErrorBoundaryProps {
  children?: ReactNode;
  beforeCapture?: (scope: Scope) => void;
  fallback: (failure: { error: unknown; resetError: () => void }) => ReactElement;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override componentDidCatch(error: unknown) {
    inScope(
      (scope) => this.props.beforeCapture?.(scope),
      () => captureException(error),
    );
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.fallback({ error, resetError: () => this.setState({ error: null }) });
  }
}
