import { createContext } from 'react';

/** The name of the product, which the specification leaves to whoever runs it (spec §1). */
export const BrandContext = createContext('Quizwright');
