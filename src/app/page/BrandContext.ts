import { createContext } from 'react';

/** The product name, which the specification leaves to the operator (spec §1). */
export const BrandContext = createContext('Quizwright');
