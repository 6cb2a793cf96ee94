import { createContext, type ComponentType, type ReactNode } from 'react';

/** A component that catches what breaks in its children. */
export type Boundary = ComponentType<{ children: ReactNode }>;

/** What each root draws around its content, if anything. */
export const BoundaryContext = createContext<Boundary | undefined>(undefined);
